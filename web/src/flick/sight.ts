// The aiming line: from a disc's middle along a direction to the first thing its rim meets, or to where it stops at this speed. What
// comes after the first contact is foretold by one short stroke for each body, if there is speed left for it, and no further: the shot
// itself is worked out by the server.
import type { Board, Point, Round } from './shape';

/** A direction of length one, and how far one would go that way if nothing came in between, in millimetres. */
export interface Onward extends Point {
  far: number;
}

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
  /** Where the other body is pushed to, and where this one goes on; null for nowhere. */
  pushed: Onward | null;
  goesOn: Onward | null;
}

const TIE = 1e-6; // millimetres: a nanosecond's way

/** `reach` is how far the disc slides if nothing is in its way, in millimetres. */
export function sightFrom(disc: Round, angle: number, reach: number, board: Board, others: readonly Round[]): Sight {
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  let best: Sight = { end: along(disc, way, reach), length: reach, by: 'stop', met: null, touch: null, pushed: null, goesOn: null };
  let fastest = 0;
  const meet = (body: Round, by: 'disc' | 'post') => {
    const length = firstTouch(disc, way, body);
    if (length === null || length >= best.length + TIE) return;
    const end = along(disc, way, length);
    const far = disc.r + body.r;
    const normal = { x: (body.x - end.x) / far, y: (body.y - end.y) / far };
    const head = way.x * normal.x + way.y * normal.y;
    // Of two that are met in the same instant the server names the one that is met faster.
    if (length > best.length - TIE && head <= fastest) return;
    fastest = head;
    const touch = { x: end.x + normal.x * disc.r, y: end.y + normal.y * disc.r };
    best = { end, length, by, met: body, touch, ...knocked(way, normal, reach - length, weight(disc), by === 'disc' ? weight(body) : Infinity, board.bounce) };
  };
  for (const other of others) if (other.id !== disc.id) meet(other, 'disc');
  for (const post of board.posts) meet(post, 'post');
  for (const side of ['left', 'right', 'bottom', 'top'] as const) {
    const isWall = board.walls.includes(side);
    const room = roomTo(side, disc, board) - (isWall ? disc.r : 0);
    const out = { left: { x: -1, y: 0 }, right: { x: 1, y: 0 }, bottom: { x: 0, y: -1 }, top: { x: 0, y: 1 } }[side];
    const speed = way.x * out.x + way.y * out.y;
    if (speed <= 1e-9) continue;
    const length = Math.max(room / speed, 0);
    if (length >= best.length) continue;
    const end = along(disc, way, length);
    const after = isWall ? knocked(way, out, reach - length, 1, Infinity, board.wallBounce) : { pushed: null, goesOn: null };
    best = { end, length, by: isWall ? 'wall' : 'edge', met: null, touch: null, ...after };
  }
  return best;
}

/** An impact without friction, as in `flick/impact.py`. `left` is how far the disc would have gone on: a speed's square, in other words. */
function knocked(way: Point, normal: Point, left: number, mass: number, other: number, bounce: number): Pick<Sight, 'pushed' | 'goesOn'> {
  const head = way.x * normal.x + way.y * normal.y;
  const push = (1 + bounce) * head; // of the speed, along the normal, if the other body does not yield
  const share = other === Infinity ? 1 : other / (mass + other);
  const on = { x: way.x - push * share * normal.x, y: way.y - push * share * normal.y };
  return {
    pushed: other === Infinity ? null : onward({ x: push * (1 - share) * normal.x, y: push * (1 - share) * normal.y }, left),
    goesOn: onward(on, left),
  };
}

/** A velocity, as a share of the one before, that still slides somewhere worth drawing. */
function onward({ x, y }: Point, left: number): Onward | null {
  const speed = Math.hypot(x, y);
  const far = speed * speed * left;
  return far < 1 ? null : { x: x / speed, y: y / speed, far };
}

/** All discs are of one wood and one thickness; what is fixed does not yield. */
function weight({ r, fixed }: Round): number {
  return fixed ? Infinity : r * r;
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
