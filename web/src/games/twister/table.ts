// What the board draws of the table: words of the rules' own for numbers in it, and names in its ids.
import type { Facts } from './types';

export type { Facts, Figure, Item, Room, RoomFact, TwisterState } from './types';

export const SOUTH = 0;
export const NORTH = 1;
export const DEAD = -1;
export const ESCAPED = -2;
export const LEFT = -3;
export const WAITING = -4;
export const NO_PORTCULLIS = 0;
export const CLOSED = 1;
export const OPEN = 2;
export const BROKEN = 3;

/** `character`, `object` or `combat`. */
export function kindOf(card: string): string {
  return card.split('/')[1] ?? '';
}

export function idOf(card: string): string {
  return card.split('/')[2] ?? '';
}

/** The value of a combat card. */
export function valueOf(facts: Facts, card: string): number {
  return facts.combat[idOf(card)]?.value ?? 0;
}

/** One option for each value of a hand, and how often each is still there, and how often it was there at first. */
export function handOf(facts: Facts, cards: readonly (string | null)[]): { value: number; left: number; all: number; returns: boolean }[] {
  const held = cards.flatMap((card) => (card ? [valueOf(facts, card)] : []));
  return Object.values(facts.combat)
    .toSorted((one, other) => one.value - other.value)
    .map(({ value, copies, returns }) => ({ value, all: copies, left: held.filter((each) => each === value).length, returns }));
}

/** The columns of zones, from the west. */
export const COLUMNS = 'abcd';
