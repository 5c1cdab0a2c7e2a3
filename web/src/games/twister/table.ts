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

/** Cards are called `0/object/key/2`: whose, `character`, `object` or `combat`, its id, and which of several. */
export function kindOf(card: string): string {
  return card.split('/')[1] ?? '';
}

export function idOf(card: string): string {
  return card.split('/')[2] ?? '';
}

/** Things of a roster are called `object/key`. */
export function kindAndId(thing: string): [kind: string, id: string] {
  const [kind = '', id = ''] = thing.split('/');
  return [kind, id];
}

/** The number of a pair of rooms, which are called `4-cw` and `4-ccw`. */
export function pairOf(room: string): string {
  return room.split('-')[0] ?? '';
}

/** The value of a combat card. */
export function valueOf(facts: Pick<Facts, 'combat'>, card: string): number {
  return facts.combat[idOf(card)]?.value ?? 0;
}

/** One option for each value of a hand, and how often each is still there, and how often it was there at first. */
export function handOf(facts: Pick<Facts, 'combat'>, cards: readonly (string | null)[]): { value: number; left: number; all: number; returns: boolean }[] {
  const held = cards.flatMap((card) => (card ? [valueOf(facts, card)] : []));
  return Object.values(facts.combat)
    .toSorted((one, other) => one.value - other.value)
    .map(({ value, copies, returns }) => ({ value, all: copies, left: held.filter((each) => each === value).length, returns }));
}

/** The columns of zones, from the west. */
export const COLUMNS = 'abcd';
