// What the board draws of the table: words of the rules' own for numbers in it, and names in its ids.
import type { SolothFacts as Facts } from './types';

export type { Attack, Sheet, SolothFacts as Facts, SolothState as CatacombsState } from './types';

export const OVERSEER = 0;
export const NOWHERE = -1;
export const ABLE = 0;

export type Zone = [number, number, number, number];

/** The fact that a disc is called after: `orc` of `orc-3`. */
export function kindOf(disc: string): string {
  return disc.replace(/-?\d+$/, '');
}

/** What kind of card, and the id of its fact: `item/quiver`, `room/r10`. Of an ability, whose it is: `orc-1/retaliation`. */
export function kindAndId(card: string): [kind: string, id: string] {
  const [kind = '', id = ''] = card.split('/');
  return [kind, id];
}

/** The pictogram of a card: equipment, artefact, or the ability of a figure. */
export function cardIcon(card: string): string {
  const [kind, id] = kindAndId(card);
  return `${kind === 'item' || kind === 'artefact' ? kind : 'ability'}-${id}`;
}

/** The level of a card, 0 to 2, or the name of its chamber; nothing for a card that is not known. */
/** What of the cards is drawn on them. */
type Cards = { room: Record<string, Pick<Facts['room'][string], 'level' | 'exits'>>; chamber: Record<string, Pick<Facts['chamber'][string], 'exits'>> };

export function levelOf(facts: Pick<Cards, 'room'>, card: string): string {
  const [kind, id] = kindAndId(card);
  return kind === 'room' ? (facts.room[id]?.level ?? '') : kindOf(id);
}

export function exitsOf(facts: Cards, card: string): string {
  const [kind, id] = kindAndId(card);
  return (kind === 'room' ? facts.room[id]?.exits : facts.chamber[kindOf(id)]?.exits) ?? '';
}
