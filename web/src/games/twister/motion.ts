// How rooms lie and turn.
import type { Point } from '../../stage/stands';

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
