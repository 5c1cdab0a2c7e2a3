import { expect, it } from 'vitest';
import { carve } from '../src/look/carve';

it('draws a tile always in the same way, and opens it where its exits are', () => {
  const carving = carve('t9', 'NE', 3);
  expect(carve('t9', 'NE', 3)).toEqual(carving);
  const points = [...carving.way.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(points.some(([, y]) => y === 0)).toBe(true);
  expect(points.some(([x]) => x === 132)).toBe(true);
  expect(points.every(([x, y]) => x > 0 && y < 132)).toBe(true);
});
