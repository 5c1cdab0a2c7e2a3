// What lies on the table in Claustrophobia, as the server shows it: the twin of state.py and facts.py, as far as it is drawn.
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

export interface Token {
  name: string;
  until: string;
  stat: string;
  amount: number;
}

export interface Fighter {
  kind: string;
  type: 'western' | 'troglodyte' | 'hellhound' | 'demon' | 'tough';
  camp: number;
  number: number;
  place: number;
  die: number;
  damage: number;
  exhausted: boolean;
  acted: boolean;
  relic: boolean;
  gifts: string[];
  equipment: string[];
  card: string;
  tokens: Token[];
}

export interface Tile {
  tile: string;
  x: number;
  y: number;
  turn: number;
  sides: number[];
  used: number;
  spent: boolean;
  hole: boolean;
  curse: string;
  relics: number;
}

export interface ClaustrophobiaState {
  turn: number;
  phase: string;
  fighters: Fighter[];
  tiles: Tile[];
  pile: unknown[];
  instinct_hand: string[];
  event_hand: string[];
  activation_dice: number[];
  threat: number;
  reserve_dice: number;
  alarm_dice: number;
  destiny_dice: number[];
  waiting: Record<string, number[]>;
  triggered: Record<string, number[]>;
  rubble: number[];
  draught: number[];
  tally: Record<string, number>;
}

export interface Line {
  DPT: number;
  CBT: number;
  DEF: number;
  slot: '' | 'gift' | 'instinct';
}

export interface Facts {
  warrior: Record<string, { lines: Line[]; talents: string[] }>;
  creature: Record<string, { type: string; DPT: number; CBT: number; DEF: number; health: number; cost: number; talents: string[]; power: string }>;
  gift: Record<string, { die: number }>;
  power: Record<string, { of: string; boxes: number; phase: string }>;
  instinct: Record<string, { die: number }>;
  tile: Record<string, { saturation: number; exits: string; feature: string }>;
  scenario: Record<string, { number: number; turns: number; minutes: number }>;
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
