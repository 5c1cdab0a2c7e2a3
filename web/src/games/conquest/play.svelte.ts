// Conquest at this table: the state with its types, what is known from the book, and what the discs and cards look like.
import type { Picker } from '../../ask/picker.svelte';
import type { Explanation } from '../../explain/explained.svelte';
import { MM, SIDES, type Board, type Disc } from '../../flick/shape';
import type { Link } from '../../link.svelte';
import { GRAVITY } from '../../wire';
import type { Name } from '../../name';
import type { Kit } from '../kit';
import { reasonsOf } from '../../explain/sum';
import { say } from './say';
import { idOf, isObstacle, numberOf, pieceOf, TEAMS, teamOf, type CardFact, type Facts, type Team } from './table';
import { factsOf, shownOf, stateOf, type CardShown, type ShotShown, type TeamShown } from './types';

const COLOURS: Record<string, string> = { green: 'var(--paint-dungeon)', violet: 'var(--paint-violet)', grey: 'var(--paint-undead)', blue: 'var(--paint-myth)' };

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  readonly shown = $derived.by(() => shownOf(this.link));
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

  shotName({ shot, targeted }: ShotShown): string {
    const name = this.kit.words.name('shot', shot);
    return targeted ? this.say('card-targeted', { shot: name }) : String(name);
  }

  /** What a shot costs each disc it hits, and why, and what a card given up for it makes of that. */
  damageSaid({ damage, stronger }: ShotShown): string {
    const told = [say('shot-damage', { damage: damage.total }), reasonsOf(this.kit.words, '', damage).trim(), stronger && stronger > damage.total ? say('shot-stronger', { damage: stronger }) : ''];
    return told.filter(Boolean).join(' · ');
  }

  say(key: string, slots = {}): string {
    return this.kit.words.say(key, slots);
  }

  card(card: string): CardFact {
    return this.facts.card[idOf(card)]!;
  }

  /** What a card does at this table. */
  does(card: string): CardShown {
    return this.shown.cards[card] ?? { shots: [] };
  }

  side(team: Team): TeamShown {
    return this.shown.teams[team]!;
  }

  text(card: string): string {
    return this.kit.book.texts.card?.[idOf(card)]?.text ?? '';
  }

  /** Who holds it and plays it. */
  people(team: Team): string[] {
    return this.side(team).seats.map((seat) => this.person(seat));
  }

  person(seat: number): string {
    const { name, kind } = this.link.seats[seat] ?? { name: '', kind: '' };
    if (seat === this.link.seat) return say('you');
    return name || (kind === 'computer' ? say('computer') : String(this.called('seat', seat)));
  }

  discOf(id: string): Disc | null {
    const piece = pieceOf(id);
    const radius = this.shown.radii[piece];
    if (!radius) return null;
    const [x, y] = this.table.discs[id] ?? [0, 0];
    const base = { id, x: x / MM, y: y / MM, r: radius / MM, name: this.called('disc', id), label: String(this.called('disc', id)) };
    if (isObstacle(id)) return { ...base, family: 'crystal', picture: 'conquest-crystal' };
    if (piece !== 'character') return { ...base, family: 'plain', picture: `disc-${id}` };
    const team = teamOf(id);
    const colour = this.facts.team[TEAMS[team]]?.colours[numberOf(id) - 1] ?? '';
    return { ...base, family: TEAMS[team], colour: COLOURS[colour] ?? colour, picture: `disc-${id}`, mark: String(numberOf(id)), stunned: this.acts(id) && this.side(team).marks.includes('stunned'), label: this.discLabel(id) };
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
        this.person(this.shown.players[id] ?? 0),
        this.say('draw-team', { team: this.called('team', team), health: this.side(team).health }),
        this.actsSaid(id),
        ...this.side(team).marks.map((mark) => this.say(`draw-${mark}`)),
      ].filter(Boolean),
    };
  }

  explainCard(card: string): Explanation {
    const fact = this.card(card);
    const does = this.does(card);
    const { words } = this.kit;
    return {
      title: String(this.called('card', card)),
      lines: [
        `${words.name('role', fact.role)} · ${words.name('sign', fact.sign)}`,
        ...does.shots.map((shot) => say('shot-line', { shot: this.shotName(shot), damage: this.damageSaid(shot) })),
        does.ability ? say('ability-line', { ability: words.name('ability', does.ability), text: this.text(card) }) : does.off?.includes('ability') ? say('ability-off') : '',
        does.would ? String(words.spell(does.would)) : '',
        does.armour ? say('explain-armour') : does.off?.includes('armour') ? say('armour-off') : '',
      ].filter(Boolean),
    };
  }

  /** Whether a disc acts in its team's turn that goes on or comes next. */
  private acts(id: string): boolean {
    return this.side(teamOf(id)).acts === id;
  }

  private actsSaid(id: string): string {
    return this.acts(id) ? say(this.side(teamOf(id)).is_on ? 'acts-now' : 'acts-next') : '';
  }

  private discLabel(id: string): string {
    return [String(this.called('disc', id)), this.actsSaid(id)].filter(Boolean).join(', ');
  }
}
