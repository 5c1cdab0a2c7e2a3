// The aiming line: from a disc's middle along a direction to the first thing its rim meets. Drawing only: the shot itself is
// worked out by the server, and what comes after the first contact is not foretold but for one short arrow each.
import type { Board, Point, Round } from './shape';

export interface Sight {
  /** Where the disc's middle is at the first contact, or where it stops before. */
  end: Point;
  length: number;
  /** What ends the line. */
  by: 'disc' | 'post' | 'wall' | 'edge' | 'stop';
  /** The disc or post that is met. */
  met: Round | null;
  /** Where the rims meet. */
  touch: Point | null;
  /** Where the other body is pushed to, and where this one goes on, as directions of length one; null for none. */
  pushed: Point | null;
  goesOn: Point | null;
}

/** `reach` is how far the disc slides if nothing is in its way, in millimetres. */
export function sightFrom(disc: Round, angle: number, reach: number, board: Board, others: readonly Round[]): Sight {
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  let best: Sight = { end: along(disc, way, reach), length: reach, by: 'stop', met: null, touch: null, pushed: null, goesOn: null };
  const meet = (body: Round, by: 'disc' | 'post') => {
    const length = firstTouch(disc, way, body);
    if (length === null || length >= best.length) return;
    const end = along(disc, way, length);
    const far = disc.r + body.r;
    const normal = { x: (body.x - end.x) / far, y: (body.y - end.y) / far };
    const head = way.x * normal.x + way.y * normal.y;
    const slide = unit({ x: way.x - head * normal.x, y: way.y - head * normal.y });
    const touch = { x: end.x + normal.x * disc.r, y: end.y + normal.y * disc.r };
    const back = unit({ x: way.x - 2 * head * normal.x, y: way.y - 2 * head * normal.y });
    best = { end, length, by, met: body, touch, pushed: by === 'disc' ? normal : null, goesOn: by === 'disc' ? slide : back };
  };
  for (const other of others) if (other.id !== disc.id) meet(other, 'disc');
  for (const post of board.posts) meet(post, 'post');
  for (const side of ['left', 'right', 'bottom', 'top'] as const) {
    const isWall = board.walls.includes(side);
    const room = roomTo(side, disc, board) - (isWall ? disc.r : 0);
    const speed = { left: -way.x, right: way.x, bottom: -way.y, top: way.y }[side];
    if (speed <= 1e-9) continue;
    const length = Math.max(room / speed, 0);
    if (length >= best.length) continue;
    const end = along(disc, way, length);
    const flat = side === 'left' || side === 'right';
    const back = flat ? { x: -way.x, y: way.y } : { x: way.x, y: -way.y };
    best = { end, length, by: isWall ? 'wall' : 'edge', met: null, touch: null, pushed: null, goesOn: isWall ? back : null };
  }
  return best;
}

/** How far a disc slides before its rim touches a body; null if it never does. */
export function firstTouch(disc: Round, way: Point, body: Round): number | null {
  const dx = body.x - disc.x;
  const dy = body.y - disc.y;
  const ahead = dx * way.x + dy * way.y;
  if (ahead <= 0) return null;
  const aside = dx * way.y - dy * way.x;
  const far = disc.r + body.r;
  const under = far * far - aside * aside;
  if (under <= 0) return null;
  return Math.max(ahead - Math.sqrt(under), 0);
}

/** How far a disc slides at a speed in mm/s. */
export function reachOf(speed: number, slowing: number): number {
  return (speed * speed) / (2 * slowing);
}

function roomTo(side: 'left' | 'right' | 'bottom' | 'top', { x, y }: Point, board: Board): number {
  return { left: x, right: board.width - x, bottom: y, top: board.height - y }[side];
}

function along(from: Point, way: Point, length: number): Point {
  return { x: from.x + way.x * length, y: from.y + way.y * length };
}

function unit({ x, y }: Point): Point | null {
  const length = Math.hypot(x, y);
  return length < 1e-3 ? null : { x: x / length, y: y / length };
}
