// Something that is shown piece by piece, each at its time. With reduced motion everything is there at once, for as long.
import { still } from './stands';

/** How long dice are thrown, and how long each is looked at. */
const THROWN = 620;
const READ = 260;
const REST = 220;
/** How long a part of a sum is looked at, and how long all of them at most. */
const PART = 600;
const PARTS = 4200;
/** Secret cards: how long they lie there, and how long they take to turn. */
export const LAID = 1020;
const TURNED = 460;
const SPINS = 6; // faces that a tumbling die shows

/** When the steps of something come, and how long it lasts, in milliseconds. */
export interface Plan {
  times: readonly number[];
  lasts: number;
}

/** Dice: the faces they show while they tumble, then one after the other. */
export function dicePlan(count: number): Plan {
  const tumbling = Array.from({ length: SPINS }, (_, spin) => (THROWN * (spin + 1)) / SPINS);
  const read = Array.from({ length: count }, (_, die) => THROWN + READ * die + READ / 2);
  return { times: [...tumbling, ...read], lasts: THROWN + READ * count + REST };
}

/** The parts of both sums, one after the other. */
export function sumPlan(count: number): Plan {
  const each = Math.min(PART, PARTS / Math.max(count, 1));
  return { times: Array.from({ length: count }, (_, part) => each * part), lasts: each * count + REST };
}

/** Cards that were laid in secret: they are turned together, then the sums are known. */
export function cardsPlan(): Plan {
  return { times: [LAID, LAID + TURNED], lasts: LAID + TURNED + REST };
}

/** How many faces the dice have shown before they lie. */
export const TUMBLED = SPINS;

/** Which step it is of a plan that plays in `lasts` milliseconds; all of them where it does not play. */
export class Steps {
  now = $state(0);

  /** `onstep` is called at each step that is played. */
  constructor(plan: () => Plan, lasts: () => number, onstep?: (step: number) => void) {
    $effect.pre(() => {
      const { times, lasts: usual } = plan();
      const played = lasts();
      this.now = played && !still() ? 0 : times.length;
      if (!played || still()) return;
      const timers = times.map((time, step) => setTimeout(() => {
        this.now = step + 1;
        onstep?.(this.now);
      }, (time * played) / usual));
      return () => timers.forEach(clearTimeout);
    });
  }
}
