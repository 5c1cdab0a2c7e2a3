import { expect, test } from 'vitest';
import { around, chancesBy, chapters, rates, turnings } from '../src/replay/judged';
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

test('a flick counts as a hit once, however many it struck, and only if it was an attack', () => {
  const kinds: Record<string, string> = { bow: 'missile', walk: 'move' };
  const begun = (attack: string) => ({ seq: 1, name: 'shot_begun', data: { figure: 'elf', attack } });
  const flicked = { seq: 1, name: 'flicked', data: { disc: 'arrow' } };
  const hit = { seq: 1, name: 'hit' };
  const acts = [[begun('bow')], [flicked, hit, hit, begun('bow')], [flicked], [hit, begun('walk')], [flicked, hit]];
  expect(rates(acts, (attack) => kinds[attack] ?? '')).toEqual([{ role: 'figure', who: 'elf', flicks: 2, hits: 1 }]);
  expect(rates([[flicked, hit]], () => '')).toEqual([]);
});

test('turns are stretches of the match', () => {
  const begun = (turn: number) => ({ seq: 1, name: 'turn_begun', data: { turn } });
  const found = chapters([[], [begun(1)], [], [begun(2)], []]);
  expect(found.map(({ frame, length }) => [frame, length])).toEqual([[1, 2], [3, 2]]);
});

test('where boards change, a board is a stretch of the match', () => {
  const event = (name: string) => ({ seq: 1, name });
  const acts = [[event('board_laid')], [event('turn_begun')], [event('turn_begun')], [event('board_laid')], []];
  expect(chapters(acts).map(({ frame, length }) => [frame, length])).toEqual([[0, 3], [3, 2]]);
});

test('the strip shows the turns around the present', () => {
  const all = Array.from({ length: 20 }, (_, index) => ({ frame: 10 * index, length: 10, event: { seq: 1, name: 'turn_begun' } }));
  const shown = (frame: number) => around(all, frame, 5).map((chapter) => chapter.frame / 10);
  expect(shown(0)).toEqual([0, 1, 2, 3, 4]);
  expect(shown(105)).toEqual([8, 9, 10, 11, 12]);
  expect(shown(199)).toEqual([15, 16, 17, 18, 19]);
});

test('time left is read in minutes, hours or days', () => {
  expect(left(61_000).text).toBe('1:01');
  expect(left(-5).text).toBe('0:00');
  expect(left(3_700_000).text).toBe('1 h 01');
  expect(left(14_000).soon).toBe(true);
  expect(left(300_000_000).text).toBe('3 × 24 h');
});
