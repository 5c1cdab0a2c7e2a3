// The sway of a hand: how far a flick may go astray, for a question that says so. Drawing only; the rules draw the shot.
import { reachOf, sightFrom, type Sight } from './sight';
import type { Board, Point, Round } from './shape';

export interface Sway {
  /** The most by which a hand errs at full strength, to either side, in thousandths of a radian. */
  angle: number;
  /** And in speed, in thousandths of it. */
  speed: number;
}

export interface Cone {
  /** The half angle, in radians. */
  half: number;
  /** From its left side to its right: where the disc is at last if the hand is too strong, and if it is too weak. */
  far: Sight[];
  near: Point[];
}

/** At the gentlest flick a hand still sways by this share of what it does at full strength. */
const LEAST = 0.2;
const RAYS = 15;

/** Of the sway at full strength, how much there is at some power: hardly any for a gentle flick, then more and more. */
export function swayAt(power: number): number {
  return LEAST + (1 - LEAST) * power * power;
}

export function coneOf(disc: Round, aim: { angle: number; power: number; speed: number }, sway: Sway, board: Board, others: readonly Round[]): Cone {
  const share = swayAt(aim.power) / 1000;
  const half = sway.angle * share;
  const astray = sway.speed * share;
  const line = (index: number, speed: number) => sightFrom(disc, aim.angle + half * (1 - (2 * index) / (RAYS - 1)), reachOf(speed, board.slowing), board, others);
  const all = Array.from({ length: RAYS }, (_, index) => index);
  return { half, far: all.map((index) => line(index, aim.speed * (1 + astray))), near: all.map((index) => line(index, aim.speed * (1 - astray)).end) };
}
