// The needle of a flick that is timed: it swings while one aims, and where it is at the release goes with the answer. It ticks in the
// middle, for who listens rather than looks.
import { sound } from '../audio';
import { needleAt } from './sway';

const TICK = { tones: [[1600, 0.012]], click: [3000, 0.008, 0.5] } as const;
const LOUD = 0.2; // as a disc that meets another: for some it is all there is of the needle

export class Needle {
  /** From -1000, left, to 1000; null while none swings. */
  at = $state<number | null>(null);
  private began = 0;
  private frame = 0;

  swing(): void {
    if (this.frame) return;
    this.began = performance.now();
    this.step();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.at = null;
  }

  /** Where it is this very moment, not when it was last drawn. */
  now(): number | null {
    return this.frame ? needleAt(performance.now() - this.began) : null;
  }

  private readonly step = (): void => {
    const at = needleAt(performance.now() - this.began);
    if (this.at !== null && Math.sign(at) !== Math.sign(this.at)) sound(TICK, LOUD);
    this.at = at;
    this.frame = requestAnimationFrame(this.step);
  };
}
