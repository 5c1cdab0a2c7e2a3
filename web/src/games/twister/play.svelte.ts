// Dungeon Twister at this table: the state with its types, how the labyrinth lies before the reader, and what can be done now.
import type { Picker, Thing } from '../../ask/picker.svelte';
import type { OptionSeen } from '../../game';
import type { Link } from '../../link.svelte';
import { screen } from '../../screen.svelte';
import { capital, type Word } from '../../words';
import type { Name } from '../../name';
import { reasonsOf } from '../../explain/sum';
import type { Sum } from '../../wire';
import type { Kit } from '../kit';
import { lastFight, type Part } from './fight';
import { arc } from './motion';
import type { Point } from '../../stage/stands';
import { Layout } from './place';
import { NORTH, SOUTH, type Facts } from './table';
import { factsOf, shownOf, stateOf } from './types';
import { placeOf } from './terrain';
import { tell } from './words';

const TEAM = ['pick_character', 'pick_object', 'choose_characters', 'choose_objects', 'starters'];
const FIGHT = ['frenzy', 'name', 'lay_extra', 'lay'];
const CLASH = ['combat_begun', 'cards_revealed'];
const NOT_FOR_PEOPLE = ['late']; // what the clock answers

/** A way to a cell, with the cells it leads through. */
export interface Way {
  thing: Thing;
  option: OptionSeen;
  cells: number[];
}

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  /** What is true now, as the rules worked it out. */
  readonly now = $derived.by(() => shownOf(this.link));
  /** What is asked now, of this reader or of somebody else. */
  readonly asked = $derived.by(() => this.link.decision?.kind ?? this.link.awaited.find((each) => !each.done)?.kind ?? '');
  readonly mode = $derived(TEAM.includes(this.asked) ? 'team' : FIGHT.includes(this.asked) ? 'fight' : 'board');
  readonly layout = $derived.by(() => {
    const north = this.side === NORTH;
    return new Layout(this.table.rooms.length / 2, screen.narrow ? (north ? 2 : 0) : north ? 3 : 1);
  });
  readonly fight = $derived.by(() => lastFight(this.link.events, this.table.figures, this.partName));
  /** The moment that is staged, how far it is, and what of it is acted out. */
  readonly staged = $derived.by(() => (this.link.director?.phase ? this.link.director.now : null));
  readonly act = $derived.by(() => {
    const { act } = this.link.director ?? {};
    return act && this.staged?.events.some(({ seq, name }) => seq === act.event.seq && name === act.event.name) ? act : null;
  });
  readonly isActing = $derived.by(() => this.link.director?.phase === 'act');
  /** What came of it is shown. */
  readonly isTold = $derived.by(() => ['result', 'beat'].includes(this.link.director?.phase ?? ''));
  /** The combat that is acted out. */
  readonly clash = $derived.by(() => {
    if (!this.staged || !this.act || !CLASH.includes(this.act.event.name)) return null;
    const { events } = this.staged;
    const begun = events.some(({ name }) => name === 'combat_begun') ? [] : this.link.events.filter(({ seq }) => seq < events[0]!.seq);
    return lastFight([...begun, ...events], this.table.figures, this.partName);
  });
  /** The character that acts: the one the question is about, or the one that is held. */
  readonly acting = $derived.by(() => {
    const about = this.picker.choice?.about.figure;
    if (about !== undefined) return Number(about);
    const held = this.picker.held.find((thing) => thing.startsWith('figure:') && this.isMine(Number(thing.slice(7))));
    return held === undefined ? -1 : Number(held.slice(7));
  });
  readonly ways = $derived.by(() => this.waysOf());
  readonly buttons = $derived.by(() => this.picker.buttons.filter((option) => !NOT_FOR_PEOPLE.includes(option.verb)));
  /** What the reader points at. */
  pointed = $state('');
  /** The card this reader has laid in the combat that goes on: the server does not tell it again. */
  laid = $state<number | null>(null);
  /** The team for beginners is taken as far as it is to be had. */
  advised = $state(false);

  constructor(
    readonly link: Link,
    readonly kit: Kit,
    readonly picker: Picker,
  ) {
    this.facts = factsOf(kit.book);
  }

  /** What something on the table is called. */
  called(role: string, value: number | string): Name {
    return this.kit.speaker.name(role, value);
  }

  /** The side that the board is turned to; who only watches sits in the south. */
  get side(): number {
    return this.link.seat ?? SOUTH;
  }

  get scenario() {
    return this.facts.scenario[this.link.scenario];
  }

  /** What a part of a side's strength is called. */
  readonly partName = ({ figure, reason, object }: Omit<Part, 'name'>): string => {
    const who = this.name('character', this.table.figures[figure]?.kind ?? '');
    if (reason === 'combat' || reason === 'shot') return who;
    if (object) return this.name('object', object);
    return tell('part', { reason, who });
  };

  isMine(number: number): boolean {
    return this.link.seat !== null && this.table.figures[number]?.seat === this.link.seat;
  }

  text(kind: string, id: string, attribute = 'text'): string {
    return this.kit.book.texts[kind]?.[id]?.[attribute] ?? '';
  }

  name(kind: string, id: string): string {
    return capital(String(this.kit.words.name(kind, id)));
  }

  spell(word: Word | undefined): string {
    return word === undefined ? '' : capital(String(this.kit.words.spell(word)));
  }

  /** What a number is made of. */
  reasons(name: string, sum: Sum): string {
    return reasonsOf(this.kit.words, name, sum);
  }

  /** Whose side, in words: "You", or what the seat is called. */
  seatName(seat: number): string {
    return capital(String(this.called('seat', seat)));
  }

  say(option: OptionSeen): string {
    return this.picker.choice ? this.kit.speaker.option(this.picker.choice, option) : '';
  }

  /** What is done, without who does it: where that is known from what stands beside. */
  brief(option: OptionSeen): string {
    const said = this.say(option);
    return option.subjects.figure === undefined ? said : capital(said.replace(/^[^:]*:\s*/, ''));
  }

  /** Press a thing; what is held and pressed again does what is most likely meant: a character moves, a room is revealed. */
  press(given: Thing): void {
    const thing = this.under(given);
    const again = this.picker.held.length === 1 && this.picker.held[0] === thing;
    const sure = again && !this.picker.many ? this.likely() : undefined;
    if (sure) this.picker.take(sure);
    else this.picker.press(thing);
  }

  /** What stands or lies on a zone that can be pressed is in nobody's way: it means the zone, unless it can be pressed itself. */
  private under(thing: Thing): Thing {
    const [kind, id] = thing.split(':');
    const cell = kind === 'item' ? this.table.items[Number(id)]?.cell : kind === 'figure' ? this.table.figures[Number(id)]?.cell : undefined;
    return this.stateOf(thing) !== 'live' && !this.picker.isHeld(thing) && this.picker.isLive(`cell:${cell}`) ? `cell:${cell}` : thing;
  }

  likely(): OptionSeen | undefined {
    const { left } = this.picker;
    return left.find((option) => option.verb === 'move') ?? (left.length === 1 ? left[0] : undefined);
  }

  /** Pick what is advised, if that was wished and it is there. */
  followAdvice(): void {
    const { choice } = this.picker;
    if (!this.advised || this.link.busy || !choice || !['pick_character', 'pick_object'].includes(choice.kind)) return;
    const wanted = [...(this.scenario?.advised ?? []), ...(this.scenario?.advised_objects ?? [])];
    const found = choice.options.find((option) => wanted.includes(String(option.subjects.character ?? option.subjects.object)));
    if (found) this.picker.take(found);
  }

  stateOf(thing: Thing): '' | 'live' | 'held' | 'refused' {
    if (this.picker.isHeld(thing)) return 'held';
    if (this.picker.isLive(thing)) return 'live';
    return this.picker.isRefused(thing) ? 'refused' : '';
  }

  /** Where it came from on the way to where it stands: along its path, or round with its room. */
  wayOf(number: number, to: Point): (from: Point) => { points: Point[]; turn: boolean } | null {
    return (from) => {
      const recent = this.link.events.slice(-6);
      const moved = recent.findLast((event) => event.name === 'moved' && event.data?.figure === number);
      const turned = recent.findLast((event) => event.name === 'rotated');
      const cell = this.table.figures[number]?.cell ?? -1;
      if (turned && cell >= 0 && cell < this.layout.cells && placeOf(cell) === turned.data?.room && recent.indexOf(turned) > (moved ? recent.indexOf(moved) : -1))
        return { points: arc(from, to, this.layout.room(placeOf(cell))), turn: true };
      if (!moved) return null;
      const cells = moved.data?.path as number[];
      return { points: cells.slice(1, -1).map((each) => this.layout.cell(each)), turn: false };
    };
  }

  private waysOf(): Way[] {
    const { choice } = this.picker;
    if (!choice || (choice.kind !== 'move' && choice.kind !== 'send')) return [];
    const figure = this.table.figures[Number(choice.about.figure)];
    const lying = this.table.items[Number(choice.about.object)]?.cell ?? -1;
    const start = choice.kind === 'send' && lying >= 0 ? lying : (figure?.cell ?? -1);
    return choice.options.flatMap((option) => {
      const { path, cell } = option.subjects;
      if (option.verb === 'leap') return [{ thing: `cell:${cell}`, option, cells: [start, Number(cell)] }];
      if (!Array.isArray(path) || !path.length) return [];
      const cells = [start, ...path.map(Number)];
      return [{ thing: cell === undefined ? `figure:${option.subjects.friend}` : `cell:${cell}`, option, cells }];
    });
  }
}
