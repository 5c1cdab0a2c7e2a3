// Where an explanation stands: its game gives it a corner, and it makes way for what it explains.
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 6; // pixels between it and what it explains
const EDGE = 4; // and from the edges of the screen

/** How far down it is moved, or up, so that it does not lie over a thing: the shorter way that the screen has room for; none where neither is. */
export function aside(slip: Edges, thing: Edges, height: number): number {
  const overlaps = slip.left < thing.right && slip.right > thing.left && slip.top < thing.bottom && slip.bottom > thing.top;
  if (!overlaps) return 0;
  const ways = [thing.top - GAP - slip.bottom, thing.bottom + GAP - slip.top];
  const fits = (way: number) => slip.top + way >= EDGE && slip.bottom + way <= height - EDGE;
  return ways.filter(fits).sort((one, other) => Math.abs(one) - Math.abs(other))[0] ?? 0;
}
