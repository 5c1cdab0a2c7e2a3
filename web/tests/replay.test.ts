import { expect, test } from 'vitest';
import { chancesBy, chapters, rates, turnings } from '../src/replay/judged';
import { left } from '../src/table/clock';

test('a side is all seats that end on the same place', () => {
  const told = [
    { seq: 0, seats: [0.25, 0.25, 0.25, 0.25] },
    { seq: 4, seats: [0.4, 0.1, 0.4, 0.1] },
  ];
  expect(chancesBy([0, 2, 4, 5], told, [1, 3, 1, 3])).toEqual([0.5, 0.5, 0.8, 0.8]);
  expect(chancesBy([0, 4], told, [1, 1, 1, 1])).toEqual([0.25, 0.4]);
});

test('turning points are the largest changes, apart from each other, and never the end itself', () => {
  const chances = Array.from({ length: 100 }, (_, frame) => (frame < 20 ? 0.5 : frame < 22 ? 0.7 : frame < 60 ? 0.72 : frame < 99 ? 0.4 : 1));
  expect(turnings(chances).map(({ frame, by }) => [frame, Math.round(100 * by)])).toEqual([[20, 20], [60, -32]]);
  expect(turnings([0.5, 0.51, 0.5])).toEqual([]);
});

test('a flick counts as a hit once, however many it struck', () => {
  const flicked = { seq: 1, name: 'flicked', data: { disc: 'elf' } };
  const hit = { seq: 1, name: 'hit' };
  expect(rates([[flicked, hit, hit], [flicked], [hit]])).toEqual([{ disc: 'elf', flicks: 2, hits: 1 }]);
});

test('turns are stretches of the match', () => {
  const begun = (turn: number) => ({ seq: 1, name: 'turn_begun', data: { turn } });
  const found = chapters([[], [begun(1)], [], [begun(2)], []]);
  expect(found.map(({ frame, length }) => [frame, length])).toEqual([[1, 2], [3, 2]]);
});

test('time left is read in minutes, hours or days', () => {
  expect(left(61_000).text).toBe('1:01');
  expect(left(-5).text).toBe('0:00');
  expect(left(3_700_000).text).toBe('1 h 01');
  expect(left(14_000).soon).toBe(true);
  expect(left(300_000_000).text).toBe('3 × 24 h');
});
