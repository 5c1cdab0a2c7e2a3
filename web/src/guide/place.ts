// Where a hint stands: beside what it points at, where it covers the least of what can be pressed.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the hint that its point is on; '' when there is no room beside the target. */
  side: '' | 'top' | 'bottom' | 'left' | 'right';
  /** How far along that side. */
  along: number;
}

const GAP = 16; // from the target: room for the point and the ring
const EDGE = 8;
const ASTRAY = 0.8; // how bad it is to point at nothing: as if so much of the hint covered what can be pressed

export function placed(size: { width: number; height: number }, screen: { width: number; height: number }, target: Box | null, busy: readonly Box[]): Placed {
  const right = screen.width - EDGE - size.width;
  const bottom = screen.height - EDGE - size.height;
  const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, Math.max(EDGE, most)));
  const corners: Placed[] = [
    [EDGE, bottom],
    [right, bottom],
    [EDGE, EDGE + 56],
    [right, EDGE + 56],
  ].map(([left = 0, top = 0]) => ({ left, top: Math.max(EDGE, top), side: '', along: 0 }));
  const beside: Placed[] = [];
  if (target) {
    const x = target.left + target.width / 2;
    const y = target.top + target.height / 2;
    const left = within(x - size.width / 2, right);
    const top = within(y - size.height / 2, bottom);
    beside.push(
      { left, top: target.top + target.height + GAP, side: 'top', along: x - left },
      { left, top: target.top - GAP - size.height, side: 'bottom', along: x - left },
      { left: target.left + target.width + GAP, top, side: 'left', along: y - top },
      { left: target.left - GAP - size.width, top, side: 'right', along: y - top },
    );
  }
  const fits = (at: Placed) => at.left >= EDGE - 1 && at.left <= right + 1 && at.top >= EDGE - 1 && at.top <= bottom + 1;
  const covered = (at: Placed) => {
    const box = { left: at.left, top: at.top, width: size.width, height: size.height };
    const own = target ? 4 * overlap(box, target) : 0;
    return own + busy.reduce((sum, other) => sum + overlap(box, other), 0) + (at.side ? 0 : size.width * size.height * ASTRAY);
  };
  const possible = [...beside.filter(fits), ...corners];
  return possible.reduce((best, each) => (covered(each) < covered(best) ? each : best));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const tall = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}
