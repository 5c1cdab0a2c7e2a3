// The drawing of a tile: rock with a way carved through it, wider as more fighters fit in, paved with stones. Made from the
// tile's name alone, so that a tile always looks the same.
import { pave, seeded } from './stones';

export const SIZE = 132;
const MIDDLE = SIZE / 2;
const STEP = 4; // degrees between two points of the outline

export interface Carving {
  way: string;
  stones: [string, string, string];
  light: string;
}

const made = new Map<string, Carving>();

export function carve(name: string, exits: string, saturation: number): Carving {
  const key = `${name}/${exits}/${saturation}`;
  let carving = made.get(key);
  if (!carving) {
    const chance = seeded(name);
    carving = { way: way(exits, saturation, chance), ...pave(chance, SIZE) };
    made.set(key, carving);
  }
  return carving;
}

/** The outline: how far one sees from the middle, through the chamber or along the corridors. */
function way(exits: string, saturation: number, chance: () => number): string {
  const half = 17 + saturation * 2; // of the corridors' width
  const chamber = 26 + saturation * 6;
  const bumps = [0, 1, 2].map(() => ({ waves: 2 + Math.floor(chance() * 5), phase: chance() * 6.28, high: 1.5 + chance() * 2 }));
  const corridors = [...exits].map((side) => 'NESW'.indexOf(side) * 90 - 90);
  const points: string[] = [];
  for (let angle = 0; angle < 360; angle += STEP) {
    const turn = (angle * Math.PI) / 180;
    const rough = bumps.reduce((sum, bump) => sum + bump.high * Math.sin(bump.waves * turn + bump.phase), 0);
    let far = chamber + rough;
    for (const corridor of corridors) {
      const off = ((angle - corridor) * Math.PI) / 180;
      if (Math.cos(off) <= 0.01) continue;
      const along = Math.min((half + rough * 0.4) / Math.max(Math.abs(Math.sin(off)), 0.001), MIDDLE / Math.cos(off));
      far = Math.max(far, along);
    }
    const x = MIDDLE + far * Math.cos(turn);
    const y = MIDDLE + far * Math.sin(turn);
    points.push(`${clamp(x).toFixed(1)} ${clamp(y).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), SIZE);
}
