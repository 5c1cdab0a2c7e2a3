// Whether a disc may lie somewhere, as far as the page can tell: inside the zones and clear of the rest. It colours the ghost; the
// server judges. In whole micrometres and rounded as in `discs/table.py`, so that the two agree.
import { um, type Board, type Point, type Round, type Zone } from './shape';

/** The least gap between rims, in millimetres, at which two discs do not touch. */
export const APART = 0.003;

export function isFree(place: Point, r: number, zones: readonly Zone[], board: Board, others: readonly Round[], apart = APART): boolean {
  const whole: Zone = ['Rectangle', 0, 0, um(board.width), um(board.height)];
  if (![whole, ...zones].every((zone) => holds(zone, place, r))) return false;
  return [...others, ...board.posts].every((body) => Math.floor(distance(place, um(body.x), um(body.y))) >= um(body.r) + um(r) + um(apart));
}

export function holds(zone: Zone, place: Point, radius: number): boolean {
  const [x, y, r] = [um(place.x), um(place.y), um(radius)];
  if (zone[0] === 'Near') {
    const [, cx, cy, body, reach] = zone;
    return Math.ceil(distance(place, cx, cy)) <= body + reach + r;
  }
  const [, left, bottom, right, top] = zone;
  return x - r >= left && x + r <= right && y - r >= bottom && y + r <= top;
}

function distance({ x, y }: Point, toX: number, toY: number): number {
  return Math.sqrt((um(x) - toX) ** 2 + (um(y) - toY) ** 2);
}
