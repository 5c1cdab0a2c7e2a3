import { expect, test } from 'vitest';
import { beside, type Box } from '../src/stage/beside';

const SCREEN: Box = { x: 4, y: 60, width: 992, height: 700 };
const disc = (x: number, y: number): Box => ({ x, y, width: 40, height: 40 });
const meets = (one: Box, other: Box) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

test('words stand above what they are about, in its middle', () => {
  const at = beside(disc(500, 400), 100, [], [disc(500, 400)], SCREEN);
  expect(at).toMatchObject({ x: 470, y: 368 });
});

test('several about the same stand above one another', () => {
  const first = beside(disc(500, 400), 100, [], [disc(500, 400)], SCREEN);
  const next = beside(disc(500, 400), 140, [first], [disc(500, 400)], SCREEN);
  expect(next.y + next.height).toBe(first.y);
});

test('whoever else it is about is not covered: the words give way', () => {
  const [about, actor] = [disc(500, 400), disc(500, 358)];
  const at = beside(about, 100, [], [about, actor], SCREEN);
  expect([about, actor].some((thing) => meets(at, thing))).toBe(false);
  expect(at.y).toBeGreaterThan(about.y);
});

test('in a corner, with others on two sides, they stand beside it', () => {
  const things = [disc(800, 62), disc(800, 110), disc(758, 70)];
  const at = beside(things[0]!, 60, [], things, SCREEN);
  expect(things.some((thing) => meets(at, thing))).toBe(false);
  expect(at.x + at.width).toBeLessThanOrEqual(SCREEN.x + SCREEN.width);
});

test('at the edge of the screen no word is cut off', () => {
  const at = beside(disc(990, 300), 160, [], [], SCREEN);
  expect(at.x + at.width).toBe(SCREEN.x + SCREEN.width);
});
