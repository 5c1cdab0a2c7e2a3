// The floor of a board: rows of flagstones, no two alike, the same each time it is drawn.
export interface Stone {
  path: string;
  edge: string;
  shade: 1 | 2 | 3;
  dark: number;
  crack: string;
}

const GROUT = 1.4;

export function stones(width: number, height: number, row: number, seed = 7): Stone[] {
  const next = generator(seed);
  const rows = Math.max(Math.round(height / row), 1);
  const tall = height / rows;
  const laid: Stone[] = [];
  for (let index = 0; index < rows; index++) {
    const top = index * tall + GROUT / 2;
    const bottom = (index + 1) * tall - GROUT / 2;
    let left = 0;
    while (left < width) {
      const wanted = row * (1.1 + next() * 1.3);
      const right = width - left - wanted < row * 0.8 ? width : left + wanted;
      const [a, b, c, d] = [next(), next(), next(), next()].map((each) => (each - 0.5) * 1.2) as [number, number, number, number];
      const x1 = left + GROUT / 2;
      const x2 = right - GROUT / 2;
      const p = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
      const at = left + (right - left) * (0.2 + next() * 0.6);
      laid.push({
        path: `M${p(x1 + (left ? a : 0), top)}L${p(x2 + (right < width ? b : 0), top)}L${p(x2 + (right < width ? c : 0), bottom)}L${p(x1 + (left ? d : 0), bottom)}Z`,
        edge: `M${p(x1 + (left ? d : 0), bottom)}L${p(x1 + (left ? a : 0), top)}L${p(x2 + (right < width ? b : 0), top)}`,
        shade: (1 + Math.floor(next() * 3)) as 1 | 2 | 3,
        dark: Math.max(0, next() * 0.2 - 0.06),
        crack: next() < 0.25 ? `M${p(at, top)}l${p((next() - 0.5) * 8, tall * 0.3)}l${p((next() - 0.5) * 8, tall * 0.26)}` : '',
      });
      left = right;
    }
  }
  return laid;
}

function generator(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
