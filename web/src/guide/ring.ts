// Where the ring of the coach is drawn: around its target, on the screen, and nowhere over the coach's own words.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AROUND = 5; // pixels between the target and the ring

export function within(target: Box, words: Box, screen: Box): Box {
  let left = Math.max(target.left - AROUND, screen.left);
  let top = Math.max(target.top - AROUND, screen.top);
  let right = Math.min(target.left + target.width + AROUND, screen.left + screen.width);
  let bottom = Math.min(target.top + target.height + AROUND, screen.top + screen.height);
  const edge = { left: words.left, top: words.top, right: words.left + words.width, bottom: words.top + words.height };
  if (left < edge.right && edge.left < right && top < edge.bottom && edge.top < bottom) {
    // On the side on which the words take the least of it.
    const lost = [right - edge.left, edge.right - left, bottom - edge.top, edge.bottom - top];
    const least = lost.indexOf(Math.min(...lost));
    if (least === 0) right = edge.left;
    else if (least === 1) left = edge.right;
    else if (least === 2) bottom = edge.top;
    else top = edge.bottom;
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
