// What lies on the table in Conquest, as the server sends it; the twin of state.py, disc.py and cards.py.
export const TEAMS = ['sword', 'skull'] as const;
export type Team = 0 | 1;
export const CHARACTERS = ['sword-1', 'sword-2', 'skull-1', 'skull-2'];

export interface ConquestState {
  teams: Team[];
  shared: boolean;
  turn: number;
  team: Team;
  markers: [number, number];
  discs: Record<string, [number, number]>;
  health: [number, number];
  bank: number;
  piles: Record<string, (string | null)[]>;
  known: Record<string, string[]>;
  hands: Record<string, (string | null)[]>;
  discards: Record<string, string[]>;
  kept: Record<string, string[]>;
  played: string[];
  stunned: [boolean, boolean];
  shackled: [boolean, boolean];
  extra_moves: number;
}

export interface CardFact {
  team: (typeof TEAMS)[number];
  role: string;
  sign: string;
  shots: { shot: string; targeted: boolean }[];
  ability: string;
  amount: number;
  armour: boolean;
}

export interface ShotFact {
  kind: 'move' | 'combat' | 'ranged';
  piece: string;
  damage: number;
  damage_with_discard: number;
  from_companion: boolean;
}

type Spot = [number, number];

export interface Facts {
  size: Record<string, { diameter: number; mass: number }>;
  piece: Record<string, { size: string; colour: string }>;
  team: Record<string, { colours: [string, string] }>;
  arena: Record<string, { length: number; width: number; walls: boolean; friction: number; bounce: number; wall_bounce: number }>;
  layout: Record<string, { sword: [Spot, Spot]; skull: [Spot, Spot] }>;
  shot: Record<string, ShotFact>;
  ability: Record<string, { when: 'end' | 'damage' | 'always' }>;
  card: Record<string, CardFact>;
}

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
