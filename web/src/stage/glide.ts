// A window over a drawing goes somewhere else smoothly: the drawing lies there at once, and is moved back to where it was only for the eye.
import { still } from './stands';

const LASTS = 340; // milliseconds; what is staged faster leaves less

/** The corner of what is seen on the drawing, and how large. */
interface Seen {
  x: number;
  y: number;
  scale: number;
}

export function glide(node: SVGSVGElement, before: Seen, now: Seen, rate: number): void {
  if (before.x === now.x && before.y === now.y && before.scale === now.scale) return;
  const duration = LASTS / Math.max(1, rate);
  // It may still be on its way.
  const { a, e, f } = new DOMMatrix(getComputedStyle(node).transform);
  for (const each of node.getAnimations()) each.cancel();
  if (still() || !duration) return;
  const scale = a * before.scale;
  const [x, y] = [before.x - e / scale, before.y - f / scale];
  const from = `translate(${(now.x - x) * scale}px, ${(now.y - y) * scale}px) scale(${scale / now.scale})`;
  node.animate([{ transform: from }, { transform: 'none' }], { duration, easing: 'cubic-bezier(.3, 0, .2, 1)' });
}
