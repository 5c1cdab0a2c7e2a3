// The sway of a hand: how far a flick may go astray, as the question says. Drawing only; the rules draw the error.
import type { FlickSeen, SwaySeen } from '../wire';
import { reachOf, sightFrom, type Sight } from './sight';
import { MM, type Board, type Point, type Round } from './shape';

export interface Cone {
  /** The half angle, in radians, and the share of its speed by which the disc may be too fast or too slow. */
  half: number;
  astray: number;
  /** From its left side to its right: where the disc is at last if the hand is too strong, and if it is too weak. */
  far: Sight[];
  near: Point[];
}

const RAYS = 15;
const WHOLE = 1000;
/** How far a needle swings to either side. */
export const NEEDLE = 1000;
export const PERIOD = 2000; // milliseconds from side to side and back

/** Of the sway at the top speed, how much there is at some power. */
export function swayAt({ soft }: SwaySeen, power: number): number {
  return (soft + (WHOLE - soft) * power) / WHOLE;
}

/** The half angle of the cone at some power, in radians. */
export function halfOf(sway: SwaySeen, power: number): number {
  return (sway.angle * swayAt(sway, power)) / WHOLE;
}

/** How the hand sways with the needle there, or without one; null where it does not. */
export function swayOf({ sway, timed }: FlickSeen, needle: number | null): SwaySeen | null {
  const [best, worst] = timed ?? [];
  if (needle === null || !best || !worst) return sway ?? null;
  const mixed = (low: number, high: number) => low + ((high - low) * Math.abs(needle)) / NEEDLE;
  return { angle: mixed(best.angle, worst.angle), speed: mixed(best.speed, worst.speed), soft: best.soft };
}

/** Where a needle is that has swung for so many milliseconds: it begins at one side. */
export function needleAt(time: number): number {
  return Math.round(-NEEDLE * Math.cos((2 * Math.PI * time) / PERIOD));
}

export function coneOf(disc: Round, aim: { angle: number; power: number; speed: number }, sway: SwaySeen, topSpeed: number, board: Board, others: readonly Round[]): Cone {
  const half = halfOf(sway, aim.power);
  const astray = (sway.speed * swayAt(sway, aim.power)) / WHOLE;
  const line = (index: number, speed: number) => sightFrom(disc, aim.angle + half * (1 - (2 * index) / (RAYS - 1)), reachOf(Math.min(speed, topSpeed / MM), board.slowing), board, others);
  const all = Array.from({ length: RAYS }, (_, index) => index);
  return { half, astray, far: all.map((index) => line(index, aim.speed * (1 + astray))), near: all.map((index) => line(index, aim.speed * (1 - astray)).end) };
}
