// Where the figures of one tile stand: humans on the left, infernals on the right, troglodytes in a heap when there are many.
import { HUMAN, type Fighter } from './table';

export interface Standing {
  numbers: number[];
  x: number;
  y: number;
  scale: number;
}

const HEAP = 3;

/** `apart` is who stands by itself, for it acts. */
export function crowd(fighters: readonly Fighter[], tile: number, apart = -1): Standing[] {
  const here = fighters.flatMap((fighter, number) => (fighter.place === tile ? [number] : []));
  const humans = here.filter((number) => fighters[number]?.camp === HUMAN).map((number) => [number]);
  const others = here.filter((number) => fighters[number]?.camp !== HUMAN);
  const trogs = others.filter((number) => number !== apart && fighters[number]?.type === 'troglodyte');
  const single = others.filter((number) => !trogs.includes(number)).map((number) => [number]);
  const infernals = [...single, ...(trogs.length >= HEAP || (trogs.length > 1 && humans.length + single.length > 2) ? [trogs] : trogs.map((number) => [number]))];
  if (!humans.length || !infernals.length) return spread(humans.length ? humans : infernals, 0, 0);
  return [...column(humans, -23), ...column(infernals, 23)];
}

function spread(groups: number[][], x: number, y: number): Standing[] {
  const places: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [[-21, 0], [21, 0]],
    3: [[0, -21], [-21, 17], [21, 17]],
    4: [[-21, -20], [21, -20], [-21, 21], [21, 21]],
    5: [[-25, -23], [25, -23], [0, 1], [-25, 25], [25, 25]],
  };
  const laid = places[groups.length];
  if (laid) return groups.map((numbers, index) => ({ numbers, x: x + (laid[index]?.[0] ?? 0), y: y + (laid[index]?.[1] ?? 0), scale: groups.length > 4 ? 0.86 : 1 }));
  return groups.map((numbers, index) => ({ numbers, x: x + (index % 3) * 32 - 32, y: y + Math.floor(index / 3) * 32 - 32, scale: 0.75 }));
}

function column(groups: number[][], x: number): Standing[] {
  const scale = groups.length > 3 ? 0.7 : groups.length > 2 ? 0.82 : 1;
  const gap = groups.length > 3 ? 27 : groups.length > 2 ? 33 : 42;
  return groups.map((numbers, index) => ({ numbers, x, y: (index - (groups.length - 1) / 2) * gap, scale }));
}
