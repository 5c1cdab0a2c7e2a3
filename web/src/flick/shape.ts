// What lies on a board of flicked discs, in millimetres: the origin is the left bottom corner, x runs right, y up.
// Everything here is for drawing; the server judges.
import type { Name } from '../name';
import type { Near, Rectangle } from '../wire';

export interface Point {
  x: number;
  y: number;
}

export type Side = 'left' | 'right' | 'bottom' | 'top';
export const SIDES: readonly Side[] = ['left', 'right', 'bottom', 'top'];

export interface Round extends Point {
  id: string;
  r: number;
  /** Nothing moves it. */
  fixed?: boolean;
}

/** The board itself. A wall stops a rim; over an open edge a disc is lost once its middle has crossed it. */
export interface Board {
  width: number;
  height: number;
  walls: readonly Side[];
  posts: readonly Round[];
  /** How much a sliding disc slows down, in mm/s². */
  slowing: number;
  /** The share of its speed that a disc keeps off a body, and off a wall. */
  bounce: number;
  wallBounce: number;
  /** Where fights are: a slab of stone lies open, an arena stands within walls, a mat is cloth. */
  look: 'slab' | 'arena' | 'mat';
}

/** The paint of a rim: a colour and a pattern, so that colour is never the only cue. */
export type Family = 'hero' | 'undead' | 'dungeon' | 'myth' | 'hell' | 'lord' | 'sword' | 'skull' | 'plain' | 'stone' | 'crystal';

/** A disc as it is drawn. */
export interface Disc extends Round {
  family: Family;
  /** A colour of its own instead of the family's; the pattern stays. */
  colour?: string;
  /** A pictogram of `icon/names.json`. */
  picture: string;
  /** What it is called. */
  name: Name;
  /** What a screen reader says: name and state. */
  label: string;
  /** Its thing for the picker; `disc:ID` if not given. */
  thing?: string;
  acted?: boolean;
  wounded?: boolean;
  stunned?: boolean;
  /** Turned to stone: drawn grey, stays where it is. */
  stone?: boolean;
  /** Health that is left, of how much, as pips. */
  pips?: readonly [number, number];
  /** A small number or letter on the rim, such as which of two. */
  mark?: string;
  /** Lies on top of another disc; it hits nothing and nothing hits it. */
  rides?: boolean;
}

export type Zone = Rectangle | Near;

export const MM = 1000; // micrometres

/** A coordinate as the server writes it. */
export function um(mm: number): number {
  return Math.round(mm * MM);
}

/** The one whose rim is nearest to a point. */
export function nearest<Each extends Round>({ x, y }: Point, bodies: readonly [Each, ...Each[]]): Each {
  const away = (body: Round) => Math.hypot(body.x - x, body.y - y) - body.r;
  return bodies.reduce((near, body) => (away(body) < away(near) ? body : near));
}
