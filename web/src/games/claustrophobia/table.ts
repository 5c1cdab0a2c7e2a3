// What the board draws of the table: words of the rules' own for numbers in it, and names in its ids.
import type { Fighter } from './types';

export type { ClaustrophobiaState, Facts, Fighter, Line, Tile, Token } from './types';

export const HUMAN = 0;
export const INFERNAL = 1;
export const RESERVE = -1;
export const DEAD = -3;
export const LEFT = -4;
export const UNEXPLORED = -2;
export const BONUS_DIE = 10;
export const SIDES = 'NESW';
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
export const STATS = ['DPT', 'CBT', 'DEF'] as const;

/** A place on the map, in tiles. */
export interface Spot {
  x: number;
  y: number;
}

/** Cards are called `event/bait/2`. */
export function kindOf(card: string): string {
  return card.split('/')[0] ?? '';
}

export function idOf(card: string): string {
  return card.split('/')[1] ?? '';
}

export function isOnMap(fighter: Fighter): boolean {
  return fighter.place >= 0;
}

export function isCancelled(fighter: Fighter, line: number): boolean {
  return fighter.type === 'western' && (fighter.damage & (1 << (line - 1))) !== 0;
}

/** The face of a destiny die: those earned from an alarm carry a mark on top of it. */
export function face(die: number): number {
  return die % BONUS_DIE || die;
}

export function isExit(exits: string, turn: number, side: number): boolean {
  return exits.includes(SIDES.charAt((side - turn + 4) % 4));
}
