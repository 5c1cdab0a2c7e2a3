import { expect, test } from 'vitest';
import { nearest } from '../src/flick/near';
import type { Film } from '../src/wire';

/** A disc goes 400 mm to the right in a second and ends; another waits 30 mm aside of its way, half way; a third lies far off. */
const film: Film = {
  duration: 1_000_000,
  start: { shot: [0, 0], near: [207_000, 30_000], far: [200_000, 300_000] },
  ways: { shot: [[0, 1_000_000, 0, 0, 400_000, 0, 0, 0]] },
  knocks: [],
};
const radius = (disc: string) => (disc === 'shot' ? 8 : 12);

test('a flick misses the nearest of its targets by the gap between rims when they were nearest', () => {
  expect(nearest(film, 'shot', ['far', 'near'], radius)).toBeCloseTo(10, 1);
  expect(nearest(film, 'shot', ['far'], radius)).toBeCloseTo(280, 1);
  expect(nearest(film, 'shot', [], radius)).toBeUndefined();
});

test('whoever walks into its way later is measured then', () => {
  const walks = { ...film, ways: { ...film.ways, far: [[0, 1_000_000, 420_000, 25_000, -20_000, 0, 0, 0]] as Film['ways'][string] } };
  expect(nearest(walks, 'shot', ['far'], radius)).toBeCloseTo(5, 1); // side by side at its end
});
