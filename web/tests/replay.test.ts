import { expect, test } from 'vitest';
import { chancesBy, chapters, firstSide, merged } from '../src/replay/judged';
import { left } from '../src/table/clock';

test('a side is all seats that end on the same place', () => {
  const told = [
    { seq: 0, seats: [0.25, 0.25, 0.25, 0.25] },
    { seq: 4, seats: [0.4, 0.1, 0.4, 0.1] },
  ];
  expect(chancesBy([0, 2, 4, 5], told, [1, 3, 1, 3])).toEqual([0.5, 0.5, 0.8, 0.8]);
  expect(chancesBy([0, 4], told, [1, 1, 1, 1])).toEqual([0.25, 0.4]);
  expect(firstSide([1, 3, 1, 3])).toEqual([true, false, true, false]);
  expect(firstSide([1, 1])).toEqual([true, false]);
});

test('turns are stretches of the match', () => {
  const begun = (turn: number) => ({ seq: 1, name: 'turn_begun', data: { turn } });
  const found = chapters([[], [begun(1)], [], [begun(2)], []]);
  expect(found.map(({ frame, length }) => [frame, length])).toEqual([[0, 3], [3, 2]]); // what comes before the first belongs to it
});

test('where boards change, a board is a stretch of the match', () => {
  const event = (name: string) => ({ seq: 1, name });
  const acts = [[event('board_laid')], [event('turn_begun')], [event('turn_begun')], [event('board_laid')], []];
  expect(chapters(acts).map(({ frame, length }) => [frame, length])).toEqual([[0, 3], [3, 2]]);
});

test('chapters that have no room of their own are one', () => {
  const all = [3, 30, 2, 2, 40, 1].map((length, index, lengths) => ({ frame: lengths.slice(0, index).reduce((sum, each) => sum + each, 0), length, event: { seq: 1, name: 'turn_begun' } }));
  expect(merged(all, 5).map(({ frame, length }) => [frame, length])).toEqual([[0, 33], [33, 44], [77, 1]]);
});

test('time left is read in minutes, hours or days', () => {
  expect(left(61_000).text).toBe('1:01');
  expect(left(-5).text).toBe('0:00');
  expect(left(3_700_000).text).toBe('1 h 01');
  expect(left(14_000).soon).toBe(true);
  expect(left(300_000_000).text).toBe('3 × 24 h');
});
