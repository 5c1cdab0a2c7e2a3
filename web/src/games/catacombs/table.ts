// What the board draws of the table: words of the rules' own for numbers in it, and names in its ids.
import type { Figure, Item, PlacedCard, Sheet, SolothFacts as Facts } from './types';

export type { Attack, Board as BoardFact, Effect, Figure, Item, PlacedCard, Sheet, SolothFacts as Facts, SolothState as CatacombsState } from './types';

export const OVERSEER = 0;
export const NOWHERE = -1;
export const ABLE = 0;
export const DIRECTIONS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
export type Direction = keyof typeof DIRECTIONS;

export type Zone = [number, number, number, number];

/** The fact that a disc is called after: `orc` of `orc-3`. */
export function kindOf(disc: string): string {
  return disc.replace(/-?\d+$/, '');
}

/** The pictogram of a card: equipment, artefact, or the ability of a figure (`orc-1/retaliation`). */
export function cardIcon(card: string): string {
  return /^(item|artefact)\//.test(card) ? card.replace('/', '-') : `ability-${card.split('/')[1]}`;
}

/** A card's fact: a piece of equipment, or an artefact. */
export function itemOf(facts: Facts, card: string): Item | undefined {
  const [kind, id = ''] = card.split('/');
  return kind === 'artefact' ? facts.artefact?.[id] : facts.item[id];
}

/** The level of a card, 0 to 2, or the name of its chamber; nothing for a card that is not known. */
export function levelOf(facts: Facts, card: string): string {
  const [kind, id = ''] = card.split('/');
  return kind === 'room' ? (facts.room[id]?.level ?? '') : kindOf(id);
}

export function exitsOf(facts: Facts, card: string): string {
  const [kind, id = ''] = card.split('/');
  return (kind === 'room' ? facts.room[id]?.exits : facts.chamber[kindOf(id)]?.exits) ?? '';
}

/** The place next to another in a direction, or nowhere. */
export function neighbour(places: PlacedCard[], from: number, direction: Direction): number {
  const here = places[from];
  if (!here) return NOWHERE;
  const [dx, dy] = DIRECTIONS[direction];
  return places.findIndex((place) => place.x === here.x + dx && place.y === here.y + dy);
}

export function isFriend(figure: Figure): boolean {
  return figure.role === 'hero' || figure.role === 'ally';
}

/** Half a price, rounded up to the smallest gold card: what the Merchant asks for two of his cards. */
export function halved(price: number): number {
  return Math.ceil(price / 200) * 100;
}

/** How often a hero has used a special action or a card in this room. */
export function used(sheet: Sheet | undefined, what: string): number {
  return sheet?.used.find(([each]) => each === what)?.[1] ?? 0;
}
