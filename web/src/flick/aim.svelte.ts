// Aiming: a direction and a strength, set by pulling back, by keys or by sliders; all three move the same two numbers.
import type { FlickSeen } from '../wire';
import { MM, type Point } from './shape';

/** Pixels of pull for full strength, and with help for unsteady hands. */
const FULL_PULL = 150;
const FULL_PULL_HELPED = 270;
/** A shorter pull is no flick: letting go there takes the aim back. */
export const LEAST_PULL = 10;
const LEAST_POWER = 0.01;
/** With help, an aim this near to a target is drawn onto it. */
const DRAWN = (2.5 * Math.PI) / 180;
/** With help, of each small movement only this much is followed. */
const STEADY = 0.35;

export class Aim {
  /** On the board, in radians; 0 runs along x, y is up. */
  angle = $state(0);
  /** From almost nothing to 1. */
  power = $state(0.5);
  /** The reader has begun to aim this shot. */
  begun = $state(false);
  /** The disc is being pulled back. */
  pulling = $state(false);
  private asked: FlickSeen | null = null;

  constructor(readonly helped: () => boolean) {}

  /** A new flick is asked for: begin with the first target in sight. */
  begin(asked: FlickSeen, ahead: number): void {
    this.asked = asked;
    const [x, y] = asked.towards?.[0] ?? [Math.cos(ahead), Math.sin(ahead)];
    this.angle = Math.atan2(y, x);
    this.power = 0.5;
    this.begun = false;
    this.pulling = false;
  }

  /** Pulled back by so much: on the board's axes, in pixels. False if that is too little to be meant. */
  pull(way: Point): boolean {
    const length = Math.hypot(way.x, way.y);
    const first = !this.pulling;
    this.pulling = true;
    this.begun = true;
    if (length < LEAST_PULL) return false;
    const angle = Math.atan2(-way.y, -way.x);
    const power = Math.min(length / (this.helped() ? FULL_PULL_HELPED : FULL_PULL), 1);
    if (!this.helped() || first) {
      this.angle = angle;
      this.power = Math.max(power, LEAST_POWER);
      return true;
    }
    this.angle = this.drawn(this.angle + wrapped(angle - this.angle) * STEADY);
    this.power = Math.max(this.power + (power - this.power) * STEADY, LEAST_POWER);
    return true;
  }

  /** Aim as an answer would have it. */
  take(answer: string): void {
    const [x, y] = answer.split(' ').map(Number) as [number, number];
    this.begun = true;
    this.angle = Math.atan2(y, x);
    this.power = Math.min(Math.max(Math.hypot(x, y) / (this.asked?.top_speed ?? 1), LEAST_POWER), 1);
  }

  turn(by: number): void {
    this.begun = true;
    this.angle = wrapped(this.angle + by);
  }

  strengthen(by: number): void {
    this.begun = true;
    this.power = Math.min(Math.max(this.power + by, LEAST_POWER), 1);
  }

  /** The speed in mm/s. */
  get speed(): number {
    return ((this.asked?.top_speed ?? 0) * this.power) / MM;
  }

  /** The answer: whole micrometres per second, never above the top. */
  get answer(): string {
    const speed = Math.max((this.asked?.top_speed ?? 0) * this.power - 2, 0);
    return `${Math.round(speed * Math.cos(this.angle))} ${Math.round(speed * Math.sin(this.angle))}`;
  }

  private drawn(angle: number): number {
    for (const [x, y] of this.asked?.towards ?? []) {
      const target = Math.atan2(y, x);
      if (Math.abs(wrapped(angle - target)) < DRAWN) return target;
    }
    return angle;
  }
}

export function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
