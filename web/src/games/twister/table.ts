// What lies on the table in Dungeon Twister, as the server shows it: the twin of state.py and facts.py, as far as it is drawn.
import type { Word } from '../../words';

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

export interface Figure {
  kind: string;
  seat: number;
  card: string;
  cell: number;
  wounded: boolean;
  hurt: number;
  idle: number;
  spent: boolean;
  objects: number[];
  burden: number[];
  bearer: number;
}

export interface Item {
  kind: string;
  seat: number;
  card: string;
  cell: number;
  bearer: number;
}

export interface Room {
  card: string;
  turn: number;
  portcullis: number;
  broken: boolean;
}

/** What a seat has; what is hidden from this reader is `null`. */
type OfSeats<Each> = Record<string, Each[]>;

export interface TwisterState {
  phase: 'setup' | 'play';
  turn: number;
  active: number;
  wheel: [number, number];
  score: [number, number];
  quiet: number;
  rooms: Room[];
  figures: Figure[];
  items: Item[];
  roster: OfSeats<string>;
  team: OfSeats<string | null>;
  west: OfSeats<string | null>;
  east: OfSeats<string | null>;
  beside: OfSeats<string | null>;
  beside_rooms: OfSeats<number>;
  hand: OfSeats<string | null>;
  spent: OfSeats<string | null>;
  spent_openly: OfSeats<string>;
  known: OfSeats<string>;
  laid: string[];
  jumps: [number, number];
}

/** A number that counts, with its parts; without parts, as it is printed. */
export interface Sum {
  total: number;
  parts?: [number, Word][];
}

export interface Clash {
  attack: Sum;
  defence: Sum;
}

export interface FigureNow extends Clash {
  movement: Sum;
  ready?: boolean;
  idle?: Word;
  left?: number;
  free?: boolean;
}

export interface Outcome {
  total: number;
  beats: number[];
  ties: number[];
  loses: number[];
}

/** What is true now, as the rules worked it out: see shown.py. */
export interface TwisterShown {
  figures: Record<string, FigureNow>;
  sides: { score: number; target: number; points: number; kept: number; lost?: number; jumps?: number; cards?: number; able?: boolean }[];
  prices: Record<string, number>;
  clashes: Record<string, Clash>;
  fight: { clash: Clash; seat: number; extra?: number; plays?: Record<string, Outcome> } | null;
}

export interface RoomFact {
  colour: string;
  arrow: 'cw' | 'ccw';
  grid: string[];
}

export interface Facts {
  ability: Record<string, { ap: number }>;
  character: Record<string, { movement: number; combat: number; abilities: string[] }>;
  object: Record<string, { copies: number; ap: number; magic: boolean }>;
  room: Record<string, RoomFact>;
  combat: Record<string, { value: number; copies: number; returns: boolean }>;
  scenario: Record<string, { rows: number; target: number; start: number; hidden: number; objects: number; advised: string[]; advised_objects: string[] }>;
}

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
