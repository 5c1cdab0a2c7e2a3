// What lies on the table in Claustrophobia, as the server shows it: the twin of state.py and facts.py, as far as it is drawn.
import type { Word } from '../../words';

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

/** A number that counts, with its parts; without parts, as it is printed. */
export interface Sum {
  total: number;
  parts?: [number, Word][];
}

export interface Blow {
  dice: Sum;
  needed: number;
  again?: boolean;
}

export interface FighterNow {
  DPT: Sum;
  CBT: Sum;
  DEF: Sum;
  health: number;
  full: number;
  talents?: string[];
  left?: number;
  ready?: boolean;
  done?: boolean;
  idle?: Word;
  uses?: Record<string, number>;
  off?: Record<string, Word>;
}

export interface PowerNow {
  free: number;
  met?: boolean;
  now?: number[];
  later?: number[];
  gives?: Record<string, Word>;
  why?: Word;
}

/** What is true now, as the rules worked it out: see shown.py. */
export interface ClaustrophobiaShown {
  fighters: Record<string, FighterNow>;
  powers: Record<string, PowerNow>;
  tiles: Record<string, { room: [number, number]; left?: number }>;
  exits: Record<string, Word>;
  shop: Record<string, { price: number; numbers: number[]; cheaper?: Record<string, number>; why?: Word }>;
  blows: Record<string, Blow>;
  tracks: Record<string, { label: Word; done: number; needed: number }>;
  fight: { attacker: number; target: number; blow: Blow; rolls?: number[]; landed?: boolean[] } | null;
  limits: [number, number];
  blessing: Record<string, number>;
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
