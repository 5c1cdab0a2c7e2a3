// A pull: from where a hand took hold to where it is now, in pixels of the window. What counts is how far and which way it went, not
// where it began; and full strength lies within the window in every direction: near an edge, what room there is stands for all of it,
// in steps that begin as fine as anywhere and grow.
import type { Point } from './shape';

export type Device = 'mouse' | 'pen' | 'touch';

export interface Window {
  width: number;
  height: number;
}

export interface Pull {
  /** Which way, as a direction of length one; null where the hand has not moved. */
  way: Point | null;
  /** Pixels around the beginning where letting go takes the pull back. */
  still: number;
  /** From nothing, at the rim of that, to 1. */
  power: number;
  /** Letting go now flicks. */
  flicks: boolean;
  /** There is so little room that way that strong flicks are hard to tell apart. */
  cramped: boolean;
}

/** Pixels of pull for full strength, and where the table helps with aiming. */
export const FULL = 160;
export const FULL_HELPED = 280;
/** A fingertip hides what is under it, and does not find back to a point as a pointer does. */
const STILL: Record<Device, number> = { mouse: 12, pen: 14, touch: 22 };
/** Of a pull that has little room, this much is still none. */
const STILL_SHARE = 0.3;
/** At the very edge of a window or a glass nothing is felt. */
const EDGE = 4;
const SHORTEST = 8;
/** Less room than this, of what a pull has elsewhere, is little. */
const CRAMPED = 0.4;

export function pullFrom(from: Point, to: Point, window: Window, device: Device, longest = FULL): Pull {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!length) return { way: null, still: STILL[device], power: 0, flicks: false, cramped: false };
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const full = Math.min(longest, Math.max(roomFrom(from, way, window) - EDGE, SHORTEST));
  const still = Math.min(STILL[device], full * STILL_SHARE);
  const pulled = Math.min(Math.max((length - still) / (full - still), 0), 1);
  // Where there is less room than elsewhere, a pull begins as fine as elsewhere and grows steeper towards the edge.
  const share = (full - still) / (longest - STILL[device]);
  const power = share * pulled + (1 - share) * pulled ** 3;
  return { way, still, power, flicks: length > still, cramped: full < longest * CRAMPED };
}

/** Pixels from a point to the edge of the window, straight on. */
export function roomFrom({ x, y }: Point, way: Point, { width, height }: Window): number {
  const across = way.x > 0 ? (width - x) / way.x : way.x < 0 ? -x / way.x : Infinity;
  const down = way.y > 0 ? (height - y) / way.y : way.y < 0 ? -y / way.y : Infinity;
  return Math.max(Math.min(across, down), 0);
}

/** A fingertip rolls off as it is lifted: what it touched this long before was meant. Milliseconds, and pixels of such a roll. */
const ROLL_TIME = 60;
const ROLL = 9;

/** Where a hand was on its way, so that it can be told where it meant to let go. */
export class Trace {
  private points: (Point & { at: number })[] = [];

  add(point: Point, at: number): void {
    this.points.push({ ...point, at });
    while (this.points.length > 2 && this.points[1]!.at < at - ROLL_TIME) this.points.shift();
  }

  /** Where a lifted finger meant to be: where it rested shortly before, unless it was on its way. */
  meant(at: number): Point | null {
    const last = this.points.at(-1);
    const rested = this.points.findLast((point) => point.at <= at - ROLL_TIME) ?? this.points[0];
    if (!last || !rested) return null;
    return Math.hypot(last.x - rested.x, last.y - rested.y) <= ROLL ? rested : last;
  }
}
