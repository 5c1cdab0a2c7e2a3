import { expect, test } from 'vitest';
import { around, chancesBy, chapters, firstSide, rates, turnings } from '../src/replay/judged';
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

const event = (name: string, data: Record<string, unknown> = {}) => ({ seq: 1, name, data });

/** A match of ten rounds of ten acts: the second half of each looks better by a fifth, whatever happens. */
function rounds(deaths: Record<number, number>) {
  let level = 0.5;
  const acts: ReturnType<typeof event>[][] = [];
  const chances = Array.from({ length: 100 }, (_, frame) => {
    const half = frame % 10 >= 5;
    level += deaths[frame] ?? 0;
    acts.push([...(frame in deaths ? [event('killed', { fighter: frame })] : []), ...(frame % 5 === 0 ? [event('phase_begun', { phase: half ? 'hell' : 'humans' })] : []), event('moved')]);
    return level + (half ? 0.2 : 0);
  });
  return { acts, chances };
}

test('a match turns where something happened, not where a phase begins', () => {
  const { acts, chances } = rounds({ 32: -0.15, 77: 0.1 });
  const found = turnings(chances, acts);
  expect(found.map(({ frame, by }) => [frame, Math.round(100 * by)])).toEqual([[32, -15], [77, 10]]);
  expect(found.map(({ event: { name, data } }) => [name, data?.fighter])).toEqual([['killed', 32], ['killed', 77]]);
});

test('where nothing happened nothing turns, and how it ended is no news', () => {
  const { acts, chances } = rounds({});
  expect(turnings(chances, acts)).toEqual([]);
  expect(turnings([...chances.slice(0, -1), 1], [...acts.slice(0, -1), [event('killed'), event('phase_begun', { phase: 'hell' })]])).toEqual([]);
  expect(turnings([], [])).toEqual([]);
});

test('of what happened in a round, the weightiest that went the same way turned it', () => {
  const { acts, chances } = rounds({ 31: -0.02, 33: -0.15, 34: 0.02 });
  acts[31]!.unshift(event('died'));
  expect(turnings(chances, acts).map(({ frame, event: { name } }) => [frame, name])).toEqual([[31, 'died']]);
});

test('a flick counts as a hit once, however many it struck, and only if it was an attack', () => {
  const kinds: Record<string, string> = { bow: 'missile', walk: 'move' };
  const begun = (attack: string) => ({ seq: 1, name: 'shot_begun', data: { figure: 'elf', attack } });
  const flicked = { seq: 1, name: 'flicked', data: { disc: 'arrow' } };
  const hit = { seq: 1, name: 'hit' };
  const acts = [[begun('bow')], [flicked, hit, hit, begun('bow')], [flicked], [hit, begun('walk')], [flicked, hit]];
  expect(rates(acts, (attack) => kinds[attack] ?? '')).toMatchObject([{ role: 'figure', who: 'elf', flicks: 2, hits: 1 }]);
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
