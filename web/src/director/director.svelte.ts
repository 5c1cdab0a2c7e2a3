// Stages what the table tells, in order: who acts, what is done, what came of it, a silence. It decides when what was told is drawn and
// how long one looks at it; what a moment looks like is `stage/`, what there is to tell is the game's `beats`.
import { tick } from 'svelte';
import type { EventSeen } from '../game';
import type { Link, Past, Picture, Scene, Unwatched } from '../link.svelte';
import { HEADINGS } from '../wire';
import { decisive, momentsOf, type Act, type Beats, type Moment, type Result } from './beats';
import { HURRIED, type Pace } from './pace';

/** Milliseconds at normal speed. What is seen in passing has its actor and a beat. */
export const LASTS = { actor: 450, intent: 500, result: 600, beat: 400, banner: 1900, turn: 1100 } as const;
export const COMBO = 1400;
const PATIENCE = 6; // telling moments of one turn, and as many in passing: more of those are told fast, more of these are not halted for
const LONGEST = 20_000; // milliseconds at normal speed for the turn of others; what is left is drawn as it is, and kept to be watched
const CARDS = 60; // acts that are kept to be watched again
const LINGER = 900; // milliseconds that others may think before what they did makes room for who is awaited
const OWN = 1600; // milliseconds that the result of an own act stays in sight
const AWAY = 2; // moments of others after which the reader's turn is news
const MORE = 0.7; // of the time that a result is looked at, for each that follows it
const DREAD = 1.5; // times as long as others a banner of dread is looked at

export type Phase = '' | 'actor' | 'intent' | 'act' | 'result' | 'beat' | 'banner';

/** An act that can be watched again: how things lay before and after it, if that is known here. */
export interface Card extends Moment {
  past: Past | null;
  /** The reader's own doing. */
  own: boolean;
}

/** What is heard of a step; while something is done, of these events. */
export type Hear = (moment: Moment, phase: Phase, events: readonly EventSeen[]) => void;

export class Director {
  /** The moment that is staged, or the last one that was. */
  now = $state.raw<Moment | null>(null);
  phase = $state<Phase>('');
  /** The part of it that is acted out, or was acted out last. */
  act = $state.raw<Act | null>(null);
  /** Something is staged, or was a moment ago and the next may follow: words that come and go with every act could not be read. */
  isOn = $state(false);
  /** The last act is still to be seen on the board: until the reader does something. */
  isMarked = $state(false);
  /** The acts of the last turn that others took and of the reader's own beside it, or of all the time that the reader was away. */
  cards = $state.raw<readonly Card[]>([]);
  isBack = $state(false);
  /** The card that is being watched again. */
  watched = $state<number | null>(null);
  /** What has been told to be dead, though the board still lies as before. */
  felled = $state.raw<readonly string[]>([]);
  /** What is staged is not the reader's own doing, or is watched again. */
  private looksOn = $state(false);

  private made = 0;
  /** Moments of the turn that is going on: those that tell, and those in passing. */
  private told = 0;
  private passed = 0;
  /** Milliseconds that were looked at it. */
  private spent = 0;
  private isOver = true;
  /** The turn or the phase that has begun since others have acted: who is asked now is not asked in between. */
  heading = $state.raw<EventSeen | null>(null);
  private isTold = false;
  /** What has been heard, so that what a moment goes on with is not heard twice. */
  private heard = new WeakSet<EventSeen>();
  /** What is marked again when an act has been watched again; null while none is. */
  private kept: { now: Moment | null } | null = null;
  private skipping = false;
  private wake: (() => void) | null = null;
  /** What came of an own act is being looked at, until then. */
  private seen: Promise<void> | null = null;
  /** Lets a film go that stands still at its end. */
  private release: () => void = () => {};
  private runs = 0;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly link: Link,
    private readonly beats: Beats,
    private readonly pace: Pace,
    private readonly hear: Hear = () => {},
  ) {}

  /** A board may go nearer: whoever looks on has no finger on it. */
  get nears(): boolean {
    return this.isOn && this.looksOn;
  }

  /** How fast it is staged: nobody is kept waiting whose own time runs, nor for long. */
  get rate(): number {
    const isLong = !this.isOver && !this.pace.isPatient && this.told > PATIENCE;
    return this.pace.rate * (isLong || this.link.isTimed ? HURRIED : 1);
  }

  private get isTooLong(): boolean {
    return !this.isOver && !this.pace.isPatient && this.spent > LONGEST / this.pace.rate;
  }

  /** Nobody acts here: there is no own act that would end the turn of others. */
  private get isOnlooker(): boolean {
    return !this.link.seats.some((_, seat) => this.link.isHere(seat));
  }

  /** What is to be staged of some events, before they are drawn; null where nothing is told. */
  scene(events: readonly EventSeen[], seat: number, own: boolean): Scene | null {
    const moments = momentsOf(events, { beats: this.beats, roles: this.link.roles, seat, own, last: this.now, next: this.made });
    if (own && events.length) this.isMarked = false;
    const isUndone = events.some(({ name }) => name === 'undone');
    if (isUndone) this.forget();
    this.unhear(events); // a replay tells the same again
    const turn = this.isOnlooker ? events.findLastIndex(isTurn) : -1;
    const heading = events.find(isHeading) ?? null;
    if (!moments.length) {
      if (turn >= 0) this.isOver = true;
      this.heading ??= heading;
      return isUndone ? { plays: false, run: () => Promise.resolve(), done: () => this.takeBack(), unheard: events } : null;
    }
    // What is told with it either ends the turn before or begins the next one.
    const ends = turn >= 0 && events.slice(0, turn).some((event) => moments.some((moment) => moment.events.includes(event)));
    this.made += moments.length;
    const unheard = (played: readonly Moment[]) => events.filter((event) => !played.some((moment) => moment.events.includes(event)));
    const before = this.link.picture();
    if (own) {
      let ran = false;
      const run = async (apply: () => void) => {
        ran = moments.some(({ acts, closes, banner }) => acts.length || closes || banner);
        await (ran ? this.play(moments, apply, true) : this.film(moments, apply));
      };
      const plays = !this.pace.isStill && moments.some(({ acts, films, closes, banner }) => acts.length || films.length || closes || banner);
      const done = () => {
        this.isBack = false;
        this.keep(moments, before, true);
        if (ran) this.end(moments);
        else this.result(moments);
      };
      return { plays, run, done, unheard: unheard(plays ? moments : []) };
    }
    const telling = moments.filter((moment) => !moment.passing || this.isOver || this.pace.isPatient || this.passed < PATIENCE);
    const plays = telling.length > 0 && !this.pace.isStill && !this.isTooLong;
    return {
      plays,
      run: (apply) => this.play(telling, apply),
      done: () => {
        if (turn >= 0 && !ends) this.isOver = true;
        this.follow(moments, before);
        this.heading = heading;
        if (ends) this.isOver = true;
      },
      unheard: unheard(plays ? telling : []),
    };
  }

  /** Whether the turn comes back to the reader after others have played; said once. */
  comesBack(): boolean {
    const comes = this.heading !== null && !this.isOver && !this.isTold && this.told + this.passed >= AWAY;
    this.isTold ||= comes;
    return comes;
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
    this.release();
    this.phase = '';
    this.act = null;
    this.felled = [];
    this.isOn = false;
    this.unwatch();
    this.wake?.();
  }

  private unwatch(): void {
    if (this.kept) this.now = this.kept.now;
    this.kept = null;
    this.watched = null;
  }

  /** The table lies as it did not lie before: nothing that was told is to be seen on it. */
  forget(): void {
    this.now = null;
    this.phase = '';
    this.act = null;
    this.isMarked = false;
  }

  /** What happened while the reader was away is not staged, but can be watched. */
  catchUp(events: readonly EventSeen[]): void {
    const moments = this.momentsSince(events, () => -1);
    if (!moments.length) return;
    this.mark(moments);
    this.isBack = true;
  }

  /** So can what another did at this screen. */
  takeOver(turns: readonly Unwatched[]): void {
    const moments = this.momentsSince(turns.flatMap(({ events }) => events), (seq) => turns.find(({ events }) => events.at(-1)!.seq >= seq)?.seat ?? -1);
    if (moments.length) this.mark(moments);
  }

  /** The last turn of what has happened: its acts can be watched, the last one is marked. `seatOf` says who acted, by the number in the log. */
  recall(events: readonly EventSeen[], seatOf: (seq: number) => number): void {
    this.forget();
    this.begin();
    let moments: Moment[] = [];
    let from = events.length;
    let until = from;
    // A turn that has only just begun has nothing to tell: then it is the one before.
    while (!moments.length && from > 0) {
      until = from;
      from = Math.max(events.findLastIndex((event, at) => at < until && isTurn(event)), 0);
      moments = this.momentsSince(events.slice(from, until), seatOf);
    }
    if (moments.length) this.mark(moments);
    this.isOver = until < events.length;
  }

  private momentsSince(events: readonly EventSeen[], seatOf: (seq: number) => number): Moment[] {
    const moments = momentsOf(events, { beats: this.beats, roles: this.link.roles, seat: -1, last: null, next: this.made });
    this.made += moments.length;
    return moments.map((moment) => (moment.seat < 0 ? { ...moment, seat: seatOf(moment.until) } : moment));
  }

  /** Moments that were not staged here: cards of them, and the last one on the board. */
  private mark(moments: readonly Moment[]): void {
    this.begin(strip(moments.map((moment) => ({ ...moment, past: null, own: false }))));
    this.isMarked = true;
    this.now = moments.at(-1)!;
  }

  /** Watch an act again. */
  async again(card: Card): Promise<void> {
    if (this.link.showing) return;
    this.watched = card.id;
    const past = card.past ?? (await this.link.past(card.event.seq, card.until));
    if (this.watched !== card.id) return;
    if (!past || this.link.showing) return this.unwatch();
    this.unhear(card.events);
    await this.link.lookBack(past.before, async (draw) => {
      const run = ++this.runs;
      clearTimeout(this.fading);
      this.kept = { now: this.now };
      this.now = null;
      this.looksOn = true;
      this.isOn = true;
      await this.moment({ ...card, films: past.films ?? card.films, results: card.results.map((result) => ({ ...result, told: false })), goesOn: false, passing: false }, run, () => draw(past.after), () => 1);
      if (run !== this.runs) return;
      // Before the link goes on: what it has been told meanwhile is staged at once.
      this.phase = '';
      this.isOn = false;
      this.unwatch();
    });
  }

  private async play(moments: readonly Moment[], apply: () => void, own = false): Promise<void> {
    const before = this.runs;
    if (!own && this.seen) await this.seen; // nobody acts over what one has just done
    if (before !== this.runs) return;
    const run = ++this.runs;
    const begun = performance.now();
    clearTimeout(this.fading);
    this.looksOn = !own;
    this.isOn = true;
    // What is acted out is not drawn before: the dead do not fall while dice are still thrown.
    const drawn = Math.max(moments.findIndex(({ closes }) => closes), moments.findLastIndex(({ acts }) => acts.length), 0);
    this.felled = [];
    const draw = () => {
      apply();
      if (!this.link.standings.length) this.felled = []; // nobody clears a table at which the match is over
    };
    for (const [index, moment] of moments.entries()) {
      await this.moment(moment, run, index === drawn ? draw : null, () => (own ? this.pace.rate : this.rate), own);
      if (run !== this.runs) return;
      if (index < drawn) this.felled = [...this.felled, ...moment.results.filter(({ tag }) => tag.tone === 'kill').flatMap(({ on }) => on)];
    }
    this.spent += performance.now() - begun;
    this.phase = '';
    this.fading = setTimeout(() => (this.isOn = false), this.link.decision ? 0 : LINGER);
  }

  private async moment(moment: Moment, run: number, apply: (() => void) | null, rate: () => number, own = false): Promise<void> {
    const isNew = !moment.who || moment.who !== this.now?.who;
    const { banner, goesOn, passing, films } = moment;
    let introduced = false;
    this.skipping = false;
    const step = async (phase: Exclude<keyof typeof LASTS, 'turn'>, times = 1) => {
      if (run !== this.runs) return;
      introduced = true;
      this.phase = phase;
      this.hear(this.now ?? moment, phase, []);
      await tick(); // what is not drawn yet is not looked at
      // Who goes on is taken to what came of it, and no further.
      if (run === this.runs && (!this.skipping || phase === 'beat')) await this.wait((LASTS[phase] * times) / rate());
    };
    const draw = () => {
      if (!apply) return; // it is drawn with another moment: a film stands still until then
      apply();
      this.release();
    };
    // What it came to is not told before it is drawn.
    const old = moment.results.filter(({ told }) => told);
    if (banner && !moment.closes) draw();
    if (!goesOn || films.length || moment.acts.length) this.now = { ...moment, results: old };
    if (!goesOn) this.act = null;
    if (banner) await step('banner', moment.dread ? DREAD : 1);
    else if (!own && !goesOn && isNew) await step('actor');
    // A flick is aimed once it is known how; what else is meant is seen at once.
    if (!banner && !own && (films.length || (!goesOn && !moment.aims && (!passing || (moment.leads && !isNew))))) await step('intent');
    if (run !== this.runs) return;
    this.phase = 'act';
    this.sound(moment, moment.events.filter((event) => !moment.acts.some((act) => act.event === event)));
    if (!this.skipping) await this.project(moment, rate());
    for (const { event, lasts } of moment.acts) {
      if (run !== this.runs) return;
      this.sound(moment, [event]);
      const played = lasts / rate();
      this.act = { event, lasts: played };
      await tick();
      if (!this.skipping) await this.wait(played);
    }
    if (run !== this.runs) return;
    if (Boolean(banner) === moment.closes) draw();
    const steps = stepsOf(moment.results);
    for (const [index, results] of steps.entries()) {
      this.now = { ...moment, results, coming: moment.results.filter((result) => !results.includes(result)) };
      await step('result', index ? MORE : 1);
    }
    if (run === this.runs && moment.closes && !banner) draw(); // the end of it all, when it has been told
    await this.combo(moment, run, rate());
    if (run !== this.runs) return;
    this.now = moment;
    if ((!own || moment.acts.length) && (moment.results.length || passing || (!introduced && !moment.aims))) await step('beat');
  }

  /** The film of an own flick needs no introduction. */
  private async film(moments: readonly Moment[], apply: () => void): Promise<void> {
    const run = ++this.runs;
    clearTimeout(this.fading);
    for (const moment of moments) {
      if (run !== this.runs) return;
      this.now = { ...moment, results: moment.results.filter(({ told }) => told) };
      this.phase = 'act';
      this.sound(moment, moment.events);
      await this.project(moment, 1);
    }
    if (run !== this.runs) return;
    apply();
    this.release();
  }

  /** What is done is heard as it is done. */
  private sound(moment: Moment, events: readonly EventSeen[]): void {
    const fresh = events.filter((event) => !this.heard.has(event));
    for (const event of fresh) this.heard.add(event);
    if (fresh.length) this.hear(moment, 'act', fresh);
  }

  private unhear(events: readonly EventSeen[]): void {
    for (const event of events) this.heard.delete(event);
  }

  /** Show the films of a moment; the last stands still until the table is drawn. */
  private async project(moment: Moment, rate: number): Promise<void> {
    const { films } = moment;
    if (!films.length) return;
    const held = new Promise<void>((release) => (this.release = release));
    await this.link.project(films, (film) => ({ rate, decisive: decisive(moment, film), ...(film === films.length - 1 ? { held } : {}) }));
  }

  /** An own act needs no introduction: only what came of it is shown. Nothing waits for that but what others do next. */
  private result(moments: readonly Moment[]): void {
    this.end(moments);
    const telling = moments.findLast((moment) => moment.results.length) ?? moments.at(-1)!;
    this.isMarked = true;
    clearTimeout(this.fading);
    const seen = this.unfold({ ...telling, results: moments.flatMap(({ results }) => results) });
    this.seen = seen;
    void seen.then(() => {
      if (this.seen === seen) this.seen = null;
    });
  }

  /** What came of an own act, one thing after the other. */
  private async unfold(moment: Moment): Promise<void> {
    const run = ++this.runs;
    this.skipping = false;
    const { rate, isStill } = this.pace;
    const steps = isStill ? [] : stepsOf(moment.results);
    for (const [index, results] of (steps.length ? steps : [moment.results]).entries()) {
      this.now = { ...moment, results, coming: moment.results.filter((result) => !results.includes(result)) };
      this.phase = 'result';
      this.hear(this.now, 'result', []);
      if (moment.results.length && !isStill) await this.wait((LASTS.result * (index ? MORE : 1)) / rate);
      if (run !== this.runs) return;
    }
    if (!isStill) await this.combo(moment, run, rate);
    if (run !== this.runs) return;
    this.fading = setTimeout(() => {
      if (!this.link.showing) this.phase = '';
    }, OWN - LASTS.result);
    if (moment.results.length && !isStill) await this.wait(LASTS.beat / rate);
  }

  /** Several killed by one act are told of by a big line, after each has been. */
  private async combo(moment: Moment, run: number, rate: number): Promise<void> {
    const killed = moment.results.filter(({ tag, told }) => tag.tone === 'kill' && !told);
    const { combo } = this.beats;
    if (run !== this.runs || this.skipping || killed.length < 2 || !combo) return;
    this.now = { ...moment, banner: (_, kit) => combo(killed, kit) };
    this.phase = 'banner';
    this.hear(this.now, 'banner', []);
    await this.wait(COMBO / rate);
  }

  /** An own act ends the turn that others have taken. */
  private end(moments: readonly Moment[]): void {
    if (moments.some((moment) => !moment.goesOn)) this.isOver = true;
  }

  /** The turn that others take begins with what they do after an own act; what one has done oneself stays beside it. */
  private follow(moments: readonly Moment[], before: Picture): void {
    if (this.isOver) this.begin(this.cards.slice(this.cards.findLastIndex(({ own }) => !own) + 1));
    this.isMarked = true;
    for (const moment of moments) {
      if (moment.passing) this.passed += 1;
      else if (!moment.goesOn) this.told += 1;
    }
    this.now = moments.at(-1)!;
    this.keep(moments, before, false);
  }

  /** Acts that have just been drawn, to be watched again. */
  private keep(moments: readonly Moment[], before: Picture, own: boolean): void {
    const after = this.link.picture();
    const cards = [...this.cards];
    for (const moment of moments) {
      const known = cards.findIndex((card) => card.id === moment.id);
      const past = { before: cards[known]?.past?.before ?? before, after };
      if (known < 0) cards.push({ ...moment, past, own });
      else cards[known] = { ...further(cards[known]!, moment), past, own };
    }
    this.cards = strip(cards);
  }

  /** What has been taken back is not there to be watched: the table lies as it lay before it. */
  private takeBack(): void {
    const lies = JSON.stringify(this.link.state);
    const at = this.cards.findLastIndex(({ own, past }) => own && JSON.stringify(past?.before.state) === lies);
    if (at >= 0) this.cards = this.cards.slice(0, at);
  }

  private begin(cards: readonly Card[] = []): void {
    this.cards = cards;
    this.isBack = false;
    this.heading = null;
    this.isTold = false;
    this.told = 0;
    this.passed = 0;
    this.spent = 0;
    this.isOver = false;
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

/** Whoever only looks on sees a match turn by turn. */
function isTurn({ name }: EventSeen): boolean {
  return name === 'turn_begun';
}

function isHeading({ name }: EventSeen): boolean {
  return name in HEADINGS;
}

/** Those that are kept: where there are too many, what was only seen in passing makes room first. */
function strip(cards: readonly Card[]): readonly Card[] {
  const telling = cards.filter(({ passing }) => !passing).slice(-CARDS);
  const room = CARDS - telling.length;
  const passing = room ? cards.filter((card) => card.passing).slice(-room) : [];
  return cards.filter((card) => (card.passing ? passing : telling).includes(card));
}

/** A moment with what was shown of it before. */
function further({ films, acts }: Moment, moment: Moment): Moment {
  const results = moment.results.map((result) => (result.contact ? { ...result, contact: { ...result.contact, film: result.contact.film + films.length } } : result));
  return { ...moment, films: [...films, ...moment.films], acts: [...acts, ...moment.acts], results };
}

/** What is told of the results, step by step: each that counts after the other, what is told in passing along with them. */
function stepsOf(results: readonly Result[]): Result[][] {
  const fresh = results.filter(({ told }) => !told);
  const counts = fresh.filter(({ passing }) => !passing);
  const last = (counts.length ? counts : fresh).at(-1);
  const upTo = (result: Result) => (result === last ? [...results] : results.filter((other) => other.told || fresh.indexOf(other) <= fresh.indexOf(result)));
  return (counts.length ? counts : fresh.slice(-1)).map(upTo);
}
