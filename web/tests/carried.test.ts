// A reader's tables go to another browser in one link, and whatever is no such link does no harm.
import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });

const { carried, read, takeIn } = await import('../src/lobby/carried');
const { recall, remember, remembered } = await import('../src/remembered');

const ONE = { table: 'a1b2', key: 'K-e_y', game: 'chess', scenario: 'opening', mine: [1], host: 'H0st', at: 5 };
const TWO = { table: 'c3d4', key: 'one,two', game: 'draughts', scenario: '', mine: [0, 1], at: 6 };

beforeEach(() => kept.clear());

it('brings all tables to another browser, the newest first', () => {
  remember(ONE);
  remember(TWO);
  const link = carried();
  expect(link.startsWith('/back#')).toBe(true);
  kept.clear();
  expect(takeIn(link.slice('/back#'.length))).toBe(2);
  expect(remembered().map(({ table }) => table)).toEqual(['c3d4', 'a1b2']);
  expect(recall('a1b2')).toMatchObject({ key: 'K-e_y', host: 'H0st', mine: [1], game: 'chess', scenario: 'opening' });
  expect(recall('c3d4')).toMatchObject({ key: 'one,two', mine: [0, 1] });
});

it('leaves what is known here as it is', () => {
  remember({ ...ONE, key: 'newer' });
  takeIn(carried([ONE]).slice('/back#'.length));
  expect(recall('a1b2')!.key).toBe('newer');
});

it.each(['', 'x', ';;;', 'a1b2:K:<b>:s:0:', 'a1b2::chess:s:0:', '../x:K:chess:s:0:', 'a1b2:K:chess:s:one:', 'a1b2:K:chess:%zz:0:', 'a1b2:K:chess:s:0:%20'])('passes over %j', (hash) => {
  expect(read(hash)).toEqual([]);
  expect(takeIn(hash)).toBe(0);
});
