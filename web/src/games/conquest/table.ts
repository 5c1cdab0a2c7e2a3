// What the board draws of the table: words of the rules' own for numbers in it, and names in its ids.
export type { Card as CardFact, ConquestState, Facts, Shot as ShotFact } from './types';

export const TEAMS = ['sword', 'skull'] as const;
export type Team = 0 | 1;
export const CHARACTERS = ['sword-1', 'sword-2', 'skull-1', 'skull-2'];

/** The name of a card's fact: `ranger` of `card/ranger/1`. */
export function idOf(card: string): string {
  return card.split('/')[1] ?? card;
}

export function teamOf(disc: string): Team {
  return disc.startsWith('skull') ? 1 : 0;
}

export function numberOf(disc: string): number {
  return Number(disc.slice(disc.lastIndexOf('-') + 1));
}

export function isObstacle(disc: string): boolean {
  return disc.startsWith('crystal');
}

/** The kind of a disc, as packs name it. */
export function pieceOf(disc: string): string {
  return CHARACTERS.includes(disc) ? 'character' : isObstacle(disc) ? 'crystal' : disc;
}
