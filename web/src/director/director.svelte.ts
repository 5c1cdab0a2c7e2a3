// Stages what the table tells, in order: who acts, what is done, what came of it, a silence. It decides when what was told is drawn and
// how long one looks at it; what a moment looks like is `stage/`, what there is to tell is the game's `beats`.
import { tick } from 'svelte';
import type { EventSeen } from '../game';
import { page } from '../hidden.svelte';
import type { Link, Picture, Scene } from '../link.svelte';
import { setting, type Speed } from '../setting.svelte';
import { momentsOf, type Beats, type Moment } from './beats';

/** Milliseconds at normal speed. What is seen in passing has its actor and a beat. */
export const LASTS = { actor: 450, intent: 500, result: 600, beat: 400 } as const;
const RATES: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2.5, instant: Infinity };
const PATIENCE = 6; // telling moments of one turn, and as many in passing: more of those are told fast, more of these are not halted for
const CARDS = 12; // acts that are kept to be watched again
const LINGER = 900; // milliseconds that others may think before what they did makes room for who is awaited
const OWN = 1600; // milliseconds that the result of an own act stays in sight

export type Phase = '' | 'actor' | 'intent' | 'act' | 'result' | 'beat';

/** An act that can be watched again: how things lay before and after it. */
export interface Card extends Moment {
  before: Picture;
  after: Picture;
}

export class Director {
  /** The moment that is staged, or the last one that was. */
  now = $state.raw<Moment | null>(null);
  phase = $state<Phase>('');
  /** Something is staged, or was a moment ago and the next may follow: words that come and go with every act could not be read. */
  isOn = $state(false);
  /** The acts of the last turn that others took. */
  cards = $state.raw<readonly Card[]>([]);
  /** The card that is being watched again. */
  watched = $state<number | null>(null);

  private made = 0;
  /** Moments of the turn that is going on: those that tell, and those in passing. */
  private told = 0;
  private passed = 0;
  private isOver = true;
  private skipping = false;
  private wake: (() => void) | null = null;
  private runs = 0;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly link: Link,
    private readonly beats: Beats,
  ) {}

  private get rate(): number {
    return RATES[setting.speed] * (!this.isOver && this.told > PATIENCE ? RATES.fast : 1);
  }

  private get isStill(): boolean {
    return page.hidden || document.hidden || setting.speed === 'instant';
  }

  /** What is to be staged of some events, before they are drawn; null where nothing is told. */
  scene(events: readonly EventSeen[], seat: number, own: boolean): Scene | null {
    const moments = momentsOf(events, { beats: this.beats, roles: this.link.roles, seat, last: this.now, next: this.made });
    if (!moments.length) return null;
    this.made += moments.length;
    if (own) return { plays: false, run: async () => {}, done: () => this.result(moments) };
    const before = this.link.picture();
    const telling = moments.filter((moment) => !moment.passing || this.isOver || this.passed < PATIENCE);
    return {
      plays: telling.length > 0 && !this.isStill,
      run: (apply) => this.play(telling, apply),
      done: () => this.keep(moments, before),
    };
  }

  /** On to the next: the moment that runs ends at its result. */
  goOn(): void {
    this.skipping = true;
    this.link.cut();
    this.wake?.();
  }

  /** Whatever is staged is over. */
  stop(): void {
    this.runs += 1;
    this.phase = '';
    this.isOn = false;
    this.watched = null;
    this.wake?.();
  }

  /** Watch an act of the last turn again. */
  async again(card: Card): Promise<void> {
    if (this.link.showing) return;
    this.watched = card.id;
    await this.link.lookBack(card.before, async (draw) => {
      const run = ++this.runs;
      this.now = null;
      this.isOn = true;
      await this.moment({ ...card, goesOn: false, passing: false }, run, () => draw(card.after), 1);
    });
    if (this.watched !== card.id) return;
    this.phase = '';
    this.isOn = false;
    this.watched = null;
  }

  private async play(moments: readonly Moment[], apply: () => void): Promise<void> {
    const run = ++this.runs;
    clearTimeout(this.fading);
    this.isOn = true;
    for (const [index, moment] of moments.entries()) {
      await this.moment(moment, run, index ? () => {} : apply, this.rate);
      if (run !== this.runs) return;
    }
    this.phase = '';
    this.fading = setTimeout(() => (this.isOn = false), this.link.decision ? 0 : LINGER);
  }

  private async moment(moment: Moment, run: number, apply: () => void, rate: number): Promise<void> {
    const isNew = !moment.who || moment.who !== this.now?.who;
    let introduced = false;
    this.skipping = false;
    const step = async (phase: keyof typeof LASTS) => {
      if (run !== this.runs) return;
      introduced = true;
      this.phase = phase;
      await tick(); // what is not drawn yet is not looked at
      // Who goes on is taken to what came of it, and no further.
      if (run === this.runs && (!this.skipping || phase === 'beat')) await this.wait(LASTS[phase] / rate);
    };
    // What it came to is not told before it is drawn.
    if (!moment.goesOn) this.now = { ...moment, results: [] };
    if (!moment.goesOn && isNew) await step('actor');
    if (!moment.goesOn && !moment.passing) await step('intent');
    if (run !== this.runs) return;
    this.phase = 'act';
    if (moment.films.length && !this.skipping) await this.link.project(moment.films, rate);
    if (run !== this.runs) return;
    apply();
    this.now = moment;
    if (moment.results.length) await step('result');
    if (moment.results.length || moment.passing || !introduced) await step('beat');
  }

  /** An own act needs no introduction: only what came of it is shown, and nothing waits for that. */
  private result(moments: readonly Moment[]): void {
    if (moments.some((moment) => !moment.goesOn)) this.isOver = true;
    this.now = moments.findLast((moment) => moment.results.length) ?? moments.at(-1)!;
    this.phase = 'result';
    clearTimeout(this.fading);
    this.fading = setTimeout(() => {
      if (!this.link.showing) this.phase = '';
    }, OWN);
  }

  /** The turn that others take begins with what they do after an own act. */
  private keep(moments: readonly Moment[], before: Picture): void {
    if (this.isOver) {
      this.cards = [];
      this.told = 0;
      this.passed = 0;
      this.isOver = false;
    }
    const after = this.link.picture();
    for (const moment of moments) {
      if (moment.passing) this.passed += 1;
      else if (!moment.goesOn) this.told += 1;
    }
    this.now = moments.at(-1)!;
    const cards = [...this.cards];
    for (const moment of moments) {
      const known = cards.findIndex((card) => card.id === moment.id);
      if (known < 0) cards.push({ ...moment, before, after });
      else cards[known] = { ...moment, films: [...cards[known]!.films, ...moment.films], before: cards[known]!.before, after };
    }
    this.cards = cards.slice(-CARDS);
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.wake = null;
        done();
      };
      const timer = setTimeout(end, milliseconds);
      this.wake = end;
    });
  }
}
