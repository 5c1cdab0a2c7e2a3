// Things on the board move as they would on a table: figures walk along their path and go round with a room that turns. With reduced
// motion they are simply where they are.
import type { Point } from './place';

const STEP = 190; // milliseconds from one zone to the next
const TURN = 640;
const STONE = 'cubic-bezier(.6,.05,.2,1)';

export interface Stand extends Point {
  scale: number;
  /** The points between where it was and where it is, if it took a way of its own. */
  way?: (from: Point) => { points: Point[]; turn: boolean } | null;
}

function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const shift = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;

/** A figure or an object: it goes to where it stands now. */
export function stands(node: SVGGElement, stand: Stand) {
  let now = stand;
  node.style.transform = shift(now, now.scale);
  return {
    update(next: Stand) {
      const before = now;
      now = next;
      node.style.transform = shift(now, now.scale);
      if (still() || (before.x === now.x && before.y === now.y)) return;
      const way = now.way?.(before);
      const points = way?.points ?? [];
      const frames = [before, ...points, now].map((point) => ({ transform: shift(point, now.scale) }));
      const duration = way?.turn ? TURN : STEP * Math.max(frames.length - 1, 2);
      node.animate(frames, { duration, easing: way?.turn ? STONE : 'ease-in-out' });
    },
  };
}

export interface Lie extends Point {
  angle: number;
}

/** A room: it slides to its place, and turns by the shorter way. */
export function lies(node: SVGGElement, lie: Lie) {
  let angle = lie.angle;
  const show = ({ x, y }: Point) => (node.style.transform = `translate(${x}px, ${y}px) rotate(${angle}deg)`);
  show(lie);
  return {
    update(next: Lie) {
      angle += ((((next.angle - angle) % 360) + 540) % 360) - 180;
      show(next);
    },
  };
}

/** The points of a quarter turn about a middle. */
export function arc(from: Point, to: Point, about: Point): Point[] {
  const start = Math.atan2(from.y - about.y, from.x - about.x);
  let sweep = Math.atan2(to.y - about.y, to.x - about.x) - start;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  const far = Math.hypot(from.x - about.x, from.y - about.y);
  const near = Math.hypot(to.x - about.x, to.y - about.y);
  return [0.2, 0.4, 0.6, 0.8].map((part) => {
    const reach = far + (near - far) * part;
    return { x: about.x + reach * Math.cos(start + sweep * part), y: about.y + reach * Math.sin(start + sweep * part) };
  });
}
