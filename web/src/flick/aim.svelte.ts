// Aiming: a direction and a strength, set by pulling back, by keys, by dials or by pointing at a target; all of them move the same two
// numbers.
import type { FlickSeen } from '../wire';
import { MM, type Point } from './shape';

const FIRST_POWER = 0.4;
const LEAST_POWER = 0.01;
/** With the table's help, an aim this near to a target is drawn onto it. */
const DRAWN = (2.5 * Math.PI) / 180;
/** With the table's help, of each small movement only this much is followed. */
const STEADY = 0.35;

interface Set {
  angle: number;
  power: number;
  begun: boolean;
}

export class Aim {
  /** On the board, in radians; 0 runs along x, y is up. */
  angle = $state(0);
  /** From almost nothing to 1. */
  power = $state(FIRST_POWER);
  /** The reader has aimed: there is something to draw, and to flick. */
  begun = $state(false);
  /** A hand pulls, far enough for a flick. */
  pulling = $state(false);
  private asked: FlickSeen | null = null;
  /** What a hand that comes back finds again. */
  private before: Set | null = null;

  constructor(readonly helped: () => boolean) {}

  /** A new flick is asked for: straight ahead until somebody aims; or, for who wants that, at the first target. */
  begin(asked: FlickSeen, ahead: number, atTarget = false): void {
    this.asked = asked;
    const first = atTarget ? asked.towards?.[0] : undefined;
    this.angle = first ? Math.atan2(first[1], first[0]) : ahead;
    this.power = FIRST_POWER;
    this.begun = first !== undefined;
    this.pulling = false;
    this.before = null;
  }

  /** A hand takes hold. */
  hold(): void {
    const { angle, power, begun } = this;
    this.before = { angle, power, begun };
  }

  /** It pulls back in a direction of the board, this strongly: the disc is to go the other way. */
  pull(way: Point, power: number): void {
    const first = !this.pulling;
    this.pulling = true;
    this.begun = true;
    const angle = Math.atan2(-way.y, -way.x);
    if (!this.helped() || first) {
      this.angle = angle;
      this.power = Math.max(power, LEAST_POWER);
      return;
    }
    this.angle = this.drawn(this.angle + wrapped(angle - this.angle) * STEADY);
    this.power = Math.max(this.power + (power - this.power) * STEADY, LEAST_POWER);
  }

  /** It is back where it took hold: all is as it was. */
  back(): void {
    this.pulling = false;
    if (this.before) Object.assign(this, this.before);
  }

  /** It lets go, and the aim stays. */
  letGo(): void {
    this.pulling = false;
    this.before = null;
  }

  /** Aim as an answer would have it. */
  take(answer: string): void {
    const [x, y] = answer.split(' ').map(Number) as [number, number];
    this.begun = true;
    this.angle = Math.atan2(y, x);
    this.power = Math.min(Math.max(Math.hypot(x, y) / (this.asked?.top_speed ?? 1), LEAST_POWER), 1);
  }

  turn(by: number): void {
    this.turnTo(this.angle + by);
  }

  turnTo(angle: number): void {
    this.begun = true;
    this.angle = wrapped(angle);
  }

  strengthen(by: number): void {
    this.strengthenTo(this.power + by);
  }

  strengthenTo(power: number): void {
    this.begun = true;
    this.power = Math.min(Math.max(power, LEAST_POWER), 1);
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
