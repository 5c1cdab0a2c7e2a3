// Conquest at this table: the state with its types, what is known from the book, and what the discs and cards look like.
import type { Picker } from '../../ask/picker.svelte';
import type { Explanation } from '../../explain/explained.svelte';
import { MM, SIDES, type Board, type Disc } from '../../flick/shape';
import type { Link } from '../../link.svelte';
import { GRAVITY } from '../../wire';
import type { Name } from '../../name';
import type { Kit } from '../kit';
import { say } from './say';
import { idOf, isObstacle, numberOf, pieceOf, seatOf, seatsOf, TEAMS, teamOf, type CardFact, type Facts, type Team } from './table';
import { factsOf, stateOf } from './types';

const COLOURS: Record<string, string> = { green: 'var(--paint-dungeon)', violet: 'var(--paint-violet)', grey: 'var(--paint-undead)', blue: 'var(--paint-myth)' };
const SHOOTING = ['name_target', 'choose_origin', 'place_projectile', 'flick', 'try_again', 'strengthen', 'use_armour']; // what is asked during a shot
const ALL = 99; // more shots than any card has

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  /** The team the reader plays; whoever only watches looks over the Sword's shoulder. */
  readonly team = $derived.by((): Team => (this.link.seat !== null && this.table.teams[this.link.seat] === 1 ? 1 : 0));
  readonly hand = $derived.by(() => (this.link.seat === null ? [] : this.table.hands[this.link.seat] ?? []).filter((card) => card !== null));
  /** Cards that are to be chosen from and lie elsewhere than in the hand. */
  readonly tray = $derived.by(() => this.picker.named('card').map((thing) => thing.slice(5)).filter((card) => !this.hand.includes(card)));
  readonly board = $derived.by((): Board => {
    const arena = this.facts.arena[String(this.link.options.arena)]!;
    return { width: arena.length, height: arena.width, walls: arena.walls ? SIDES : [], posts: [], slowing: arena.friction * GRAVITY, bounce: arena.bounce, wallBounce: arena.wall_bounce, look: arena.walls ? 'arena' : 'mat' };
  });
  readonly discs = $derived.by(() => Object.keys(this.table.discs).map((id) => this.discOf(id)!));
  /** What is being asked of somebody, whoever it is. */
  readonly kind = $derived.by(() => this.link.decision?.kind ?? this.link.awaited.find((each) => !each.done)?.kind ?? '');
  /** How many shots of the card in play are done, and whether the next is going on. A shot that no card has printed comes after them. */
  readonly shots = $derived.by(() => {
    const begun = this.link.events.findLast(({ name }) => name === 'shot_begun' || name === 'card_played');
    const number = Number(begun?.data?.number ?? 0);
    const shooting = SHOOTING.includes(this.kind);
    const extra = begun?.name === 'shot_begun' && number === 0 && shooting ? String(begun.data?.shot) : '';
    return { done: extra ? ALL : shooting && number ? number - 1 : number, open: shooting && number > 0, extra };
  });
  /** The card that is raised from the hand or the tray, and what playing it means: one more touch does it. */
  readonly raised = $derived.by(() => {
    const held = this.picker.held.find((thing) => thing.startsWith('card:'));
    const option = this.picker.choice?.options.find((each) => `card:${each.subjects.card}` === held);
    return held && option ? { card: held.slice(5), option } : null;
  });

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

  shotName(shot: string, targeted: boolean): string {
    const name = this.kit.words.name('shot', shot);
    return targeted ? this.say('card-targeted', { shot: name }) : String(name);
  }

  say(key: string, slots = {}): string {
    return this.kit.words.say(key, slots);
  }

  card(card: string): CardFact {
    return this.facts.card[idOf(card)]!;
  }

  text(card: string): string {
    return this.kit.book.texts.card?.[idOf(card)]?.text ?? '';
  }

  /** Who holds it and plays it. */
  people(team: Team): string[] {
    return seatsOf(this.table, team).map((seat) => this.person(seat));
  }

  person(seat: number): string {
    const { name, kind } = this.link.seats[seat] ?? { name: '', kind: '' };
    if (seat === this.link.seat) return say('you');
    return name || (kind === 'computer' ? say('computer') : String(this.called('seat', seat)));
  }

  discOf(id: string): Disc | null {
    const piece = pieceOf(id);
    const size = this.facts.size[this.facts.piece[piece]?.size ?? ''];
    if (!size) return null;
    const [x, y] = this.table.discs[id] ?? [0, 0];
    const base = { id, x: x / MM, y: y / MM, r: size.diameter / 2, name: this.called('disc', id), label: String(this.called('disc', id)) };
    if (isObstacle(id)) return { ...base, family: 'crystal', picture: 'conquest-crystal' };
    if (piece !== 'character') return { ...base, family: 'plain', picture: `disc-${id}` };
    const team = teamOf(id);
    const colour = this.facts.team[TEAMS[team]]?.colours[numberOf(id) - 1] ?? '';
    return { ...base, family: TEAMS[team], colour: COLOURS[colour] ?? colour, picture: `disc-${id}`, mark: String(numberOf(id)), stunned: this.table.stunned[team] && this.table.markers[team] === numberOf(id), label: this.discLabel(id) };
  }

  explainDisc(id: string): Explanation {
    const piece = pieceOf(id);
    const title = String(this.called('disc', id));
    if (isObstacle(id)) return { title, lines: [say('explain-crystal')] };
    if (piece !== 'character') return { title, lines: [say('explain-projectile')] };
    const team = teamOf(id);
    return {
      title,
      lines: [
        this.person(seatOf(this.table, id)),
        this.say('draw-team', { team: this.called('team', team), health: this.table.health[team] }),
        this.table.markers[team] === numberOf(id) ? say('acts-next') : '',
        this.table.stunned[team] ? this.say('draw-stunned') : '',
        this.table.shackled[team] ? this.say('draw-shackled') : '',
      ].filter(Boolean),
    };
  }

  explainCard(card: string): Explanation {
    const fact = this.card(card);
    const name = this.called('card', card);
    const { words } = this.kit;
    return {
      title: String(name),
      lines: [
        `${words.name('role', fact.role)} · ${words.name('sign', fact.sign)}`,
        fact.shots.map(({ shot, targeted }) => this.shotName(shot, targeted)).join(' → '),
        fact.ability ? `${words.name('ability', fact.ability)}: ${this.text(card)}` : '',
        fact.armour ? say('explain-armour') : '',
      ].filter(Boolean),
    };
  }

  private discLabel(id: string): string {
    const { table } = this;
    const acts = table.markers[teamOf(id)] === numberOf(id) ? `, ${say('acts-next')}` : '';
    return `${this.called('disc', id)}${acts}`;
  }
}
