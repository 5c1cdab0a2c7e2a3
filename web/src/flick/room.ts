// Whether a disc may lie somewhere, as far as the page can tell: inside the zones and clear of the rest. It colours the ghost;
// the server judges.
import { MM, type Board, type Point, type Round, type Zone } from './shape';

/** The least gap between rims, in millimetres, at which two discs do not touch (`discs/table.py`). */
export const APART = 0.003;

export function isFree(place: Point, r: number, zones: readonly Zone[], board: Board, others: readonly Round[], apart = APART): boolean {
  const { x, y } = place;
  if (x < r || y < r || x > board.width - r || y > board.height - r) return false;
  if (!zones.every((zone) => holds(zone, place, r))) return false;
  return [...others, ...board.posts].every((body) => Math.hypot(body.x - x, body.y - y) >= body.r + r + apart);
}

export function holds(zone: Zone, { x, y }: Point, r: number): boolean {
  if (zone[0] === 'Near') {
    const [, cx, cy, radius, reach] = zone;
    return Math.hypot(x - cx / MM, y - cy / MM) <= (radius + reach) / MM + r;
  }
  const [, left, bottom, right, top] = zone;
  return x - r >= left / MM && x + r <= right / MM && y - r >= bottom / MM && y + r <= top / MM;
}
