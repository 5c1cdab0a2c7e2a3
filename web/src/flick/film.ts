// A flick as a film, in closed form: the twin of `flick/playback.py`. Nothing is simulated here.
import type { Film, Knock } from '../wire';
import { MM, type Point } from './shape';

type Row = Film['ways'][string][number];
type TurnRow = NonNullable<Film['turns']>[string][number];

const MICRO = 1e6;
const STEPS = 4; // points of a line for each stretch: discs that spin may curve

/** Where a disc is at a time, in millimetres and seconds. */
export function placeAt(film: Film, id: string, seconds: number): Point | null {
  const way = film.ways[id];
  if (!way) {
    const place = film.start[id];
    return place ? { x: place[0] / MM, y: place[1] / MM } : null;
  }
  const row = rowAt(way, seconds * MICRO);
  const [start, length, x, y, vx, vy, ax, ay] = row;
  const dt = Math.min(Math.max(seconds - start / MICRO, 0), length / MICRO);
  return { x: (x + (vx + 0.5 * ax * dt) * dt) / MM, y: (y + (vy + 0.5 * ay * dt) * dt) / MM };
}

/** How far a disc has turned at a time, in radians, leftwards. */
export function angleAt(film: Film, id: string, seconds: number): number {
  const turns = film.turns?.[id];
  if (!turns) return 0;
  const [start, length, angle, spin, slowing] = rowAt(turns, seconds * MICRO);
  const dt = Math.min(Math.max(seconds - start / MICRO, 0), length / MICRO);
  return (angle + (spin + 0.5 * slowing * dt) * dt) / MICRO;
}

/** The last stretch or turn that has begun. */
function rowAt<Each extends Row | TurnRow>(way: readonly Each[], at: number): Each {
  let low = 0;
  let high = way.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (way[middle]![0] <= at) low = middle;
    else high = middle - 1;
  }
  return way[low]!;
}

export interface Contact extends Point {
  /** Seconds since the flick. */
  at: number;
  kind: Knock[1];
  first: string;
  second: string;
  /** Millimetres per second. */
  speed: number;
}

export function contacts(film: Film): Contact[] {
  return film.knocks.map(([at, kind, first, second, speed, x, y]) => ({ at: at / MICRO, kind, first, second, speed: speed / MM, x: x / MM, y: y / MM }));
}

/** When a disc leaves the board, in seconds; never for those that stay. */
export function leavesAt(film: Film, id: string): number {
  const exit = film.knocks.find((knock) => knock[1] === 'exit' && knock[2] === id);
  return exit ? exit[0] / MICRO : Infinity;
}

export function seconds(film: Film): number {
  return film.duration / MICRO;
}

/** The disc that was flicked: the one that moves from the first. Those that it drives on begin with a rest. */
export function flickedIn(film: Film): string {
  const moves = ([, , , , vx, vy]: Row) => vx !== 0 || vy !== 0;
  return Object.keys(film.ways).find((id) => moves(film.ways[id]![0]!)) ?? '';
}

/** The way of a disc as a line. A stretch says how long the disc would go on if nothing came of it; the next one may begin before. */
export function trackOf(film: Film, id: string): Point[] {
  const rows = film.ways[id] ?? [];
  const ends = rows.map(([start, length], index) => Math.min(start + length, rows[index + 1]?.[0] ?? Infinity));
  const times = rows.flatMap(([start], index) => Array.from({ length: STEPS }, (_, step) => start + ((ends[index]! - start) * step) / STEPS));
  return [...times, ...ends.slice(-1)].map((at) => placeAt(film, id, at / MICRO)!);
}
