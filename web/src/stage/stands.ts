// Things on a board move as they would on a table: figures walk along their path. With reduced motion they are simply where they are.

const STEP = 190; // milliseconds from one zone to the next
const TURN = 640;
const STONE = 'cubic-bezier(.6,.05,.2,1)';

export interface Point {
  x: number;
  y: number;
}

export interface Stand extends Point {
  scale: number;
  /** The points between where it was and where it is, if it took a way of its own. */
  way?: (from: Point) => { points: Point[]; turn: boolean } | null;
  /** Where it was before it was drawn by itself: it comes from there. */
  from?: Point | undefined;
}

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const shift = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;

/** A figure or an object: it goes to where it stands now. */
export function stands(node: SVGGElement, stand: Stand) {
  let now = stand;
  node.style.transform = shift(now, now.scale);
  const go = (before: Point) => {
    if (still() || (before.x === now.x && before.y === now.y)) return;
    const way = now.way?.(before);
    const points = way?.points ?? [];
    const frames = [before, ...points, now].map((point) => ({ transform: shift(point, now.scale) }));
    const duration = way?.turn ? TURN : STEP * Math.max(frames.length - 1, 2);
    node.animate(frames, { duration, easing: way?.turn ? STONE : 'ease-in-out' });
  };
  if (stand.from) go(stand.from);
  return {
    update(next: Stand) {
      const before = now;
      now = next;
      node.style.transform = shift(now, now.scale);
      go(before);
    },
  };
}
