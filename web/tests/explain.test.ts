import { expect, test } from 'vitest';
import { aside } from '../src/explain/place';

const slip = { left: 10, right: 200, top: 300, bottom: 400 };
const thing = (top: number, left = 50) => ({ left, right: left + 40, top, bottom: top + 40 });

test('an explanation makes way for what it explains, by the shorter way', () => {
  expect(aside(slip, thing(370), 800)).toBe(370 - 6 - 400);
  expect(aside(slip, thing(290), 800)).toBe(290 + 40 + 6 - 300);
});

test('it stays on the screen, and where it is if nothing is under it', () => {
  expect(aside(slip, thing(370), 400)).toBe(370 - 6 - 400);
  expect(aside({ ...slip, top: 10, bottom: 110 }, thing(80), 800)).toBe(80 + 40 + 6 - 10);
  expect(aside(slip, thing(370, 300), 800)).toBe(0);
  expect(aside(slip, { left: 0, right: 300, top: 100, bottom: 700 }, 800)).toBe(0); // where it covers a wall there is no way
});
