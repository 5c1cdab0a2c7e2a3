// Claustrophobia at this table: the state with its types, what is known from the book, and how things are answered.
import type { Picker } from '../../ask/picker.svelte';
import type { Name } from '../../name';
import type { Kit } from '../kit';
import type { Link } from '../../link.svelte';
import type { Explanation } from '../../explain/explained.svelte';
import { HUMAN, isOnMap, STATS, type Facts, type Fighter } from './table';
import { factsOf, stateOf } from './types';

export class Play {
  readonly facts: Facts;
  readonly table = $derived.by(() => stateOf(this.link));
  readonly humans = $derived(this.table.fighters.flatMap((fighter, number) => (fighter.camp === HUMAN ? [number] : [])));
  /** The fighter that the question is about, if it is about one. */
  readonly about = $derived.by(() => {
    const about = this.picker.choice?.about ?? {};
    const found = about.fighter ?? about.guard;
    return found === undefined ? -1 : Number(found);
  });
  /** Where a tile that is being turned will lie. */
  readonly laying = $derived.by(() => {
    const { choice } = this.picker;
    if (choice?.kind !== 'turn_tile') return null;
    const exploring = this.link.events.findLast((event) => event.name === 'exploring');
    const fighter = this.table.fighters[Number(exploring?.data?.fighter)];
    const from = this.table.tiles[fighter?.place ?? -1];
    if (!from) return null;
    const side = Number(exploring?.data?.side);
    const [dx, dy] = [[0, 1, 0, -1][side] ?? 0, [-1, 0, 1, 0][side] ?? 0];
    const turns = choice.options.map((option) => Number(option.subjects.turns));
    return { tile: String(choice.about.tile_name), x: from.x + dx, y: from.y + dy, turns };
  });
  /** Which of the allowed ways the tile is turned now. */
  turning = $state(0);

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

  /** A fighter as it is drawn: who has acted is dimmed, but only while its side acts and never the one that acts now. */
  shown(number: number): Fighter {
    const fighter = this.table.fighters[number]!;
    const phase = fighter.camp === HUMAN ? 'human-activation' : 'infernal-activation';
    return { ...fighter, acted: fighter.acted && this.table.phase === phase && number !== this.about };
  }

  get seat(): number | null {
    return this.link.seat;
  }

  say(key: string, slots = {}): string {
    return this.kit.words.say(key, slots);
  }

  text(kind: string, id: string, attribute = 'text'): string {
    return this.kit.book.texts[kind]?.[id]?.[attribute] ?? '';
  }

  stats(number: number): string {
    const fighter = this.table.fighters[number];
    if (!fighter) return '';
    const sheet = fighter.type === 'western' ? this.facts.warrior[fighter.kind]?.lines[fighter.die - 1] : this.facts.creature[fighter.kind];
    return sheet ? STATS.map((stat) => `${stat} ${sheet[stat]}`).join(' · ') : '';
  }

  explainFighter(number: number): Explanation {
    const fighter = this.table.fighters[number]!;
    const kind = fighter.type === 'western' ? 'warrior' : 'creature';
    const talents = this.facts[kind][fighter.kind]?.talents ?? [];
    const named = (of: string, id: string) => `${this.kit.words.name(of, id)}: ${this.text(of, id)}`;
    const health = fighter.type === 'western' ? 0 : (this.facts.creature[fighter.kind]?.health ?? 0);
    return {
      title: String(this.called('fighter', number)),
      lines: [
        this.stats(number),
        health > 1 ? this.say('draw-damage', { damage: fighter.damage, health }) : '',
        this.text(kind, fighter.kind),
        ...talents.map((talent) => named('talent', talent)),
        ...fighter.equipment.map((equipment) => named('equipment', equipment)),
        ...fighter.gifts.map((gift) => `${named('gift', gift)} (${this.facts.gift[gift]?.die})`),
      ].filter(Boolean),
    };
  }

  explainTile(index: number): Explanation {
    const tile = this.table.tiles[index]!;
    const fact = this.facts.tile[tile.tile];
    const features = [tile.curse || fact?.feature || ''].filter(Boolean);
    const here = this.table.fighters.flatMap((fighter, number) => (isOnMap(fighter) && fighter.place === index ? [String(this.called('fighter', number))] : []));
    return {
      title: String(this.called('tile', index)),
      lines: [
        this.say('draw-tile', { tile: this.called('tile', index), saturation: fact?.saturation ?? 0, marks: '' }),
        ...features.map((feature) => `${this.kit.words.name('feature', feature)}: ${this.text('feature', feature)}`),
        here.join(', '),
      ].filter(Boolean),
    };
  }
}
