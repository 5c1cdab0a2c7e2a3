// How near a flick came to whom it did not meet, as its film shows it.
import type { Film } from '../wire';
import { placeAt, seconds } from './film';

const STEP = 0.005; // seconds
const FINE = 40; // parts of a step

/** Millimetres between the rims of a disc and of the nearest of others when they were nearest; nothing if none was there. */
export function nearest(film: Film, disc: string, others: readonly string[], radius: (disc: string) => number): number | undefined {
  const gap = (other: string, at: number) => {
    const [one, two] = [placeAt(film, disc, at), placeAt(film, other, at)];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) - radius(disc) - radius(other) : Infinity;
  };
  const times = Array.from({ length: Math.ceil(seconds(film) / STEP) + 1 }, (_, step) => step * STEP);
  const gaps = others.map((other) => {
    const close = times.reduce((best, at) => (gap(other, at) < gap(other, best) ? at : best), 0);
    return Math.min(...Array.from({ length: 2 * FINE + 1 }, (_, part) => gap(other, Math.max(close + (part / FINE - 1) * STEP, 0))));
  });
  const least = Math.min(...gaps);
  return Number.isFinite(least) ? Math.max(least, 0) : undefined;
}
