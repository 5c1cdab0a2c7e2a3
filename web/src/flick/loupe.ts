// Where a loupe may lie on a board: in a corner or beside it, where it hides no disc, nothing of the aimed way, and where no finger is.
import type { Point } from './shape';

export interface Circle extends Point {
  r: number;
}

/** A way that a disc takes, as broad as the disc. */
export interface Lane {
  from: Point;
  to: Point;
  r: number;
}

/** The first of some places for a circle that is clear of everything; null where there is none. */
export function clearOf(places: readonly Point[], r: number, circles: readonly Circle[], lanes: readonly Lane[]): Point | null {
  const isClear = (place: Point) => circles.every((circle) => Math.hypot(circle.x - place.x, circle.y - place.y) >= circle.r + r) && lanes.every((lane) => awayFrom(place, lane) >= lane.r + r);
  return places.find(isClear) ?? null;
}

function awayFrom({ x, y }: Point, { from, to }: Lane): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.min(Math.max(((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
