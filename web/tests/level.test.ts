import { expect, test, vi } from 'vitest';
import { beside } from '../src/level';

vi.mock('../src/page.svelte', () => ({ say: (key: string) => key }));

const OFFERED = ['adept', 'master', 'novice', 'random', 'stranger'];

test('the next level up or down, as far as there is one', () => {
  expect(beside('novice', 1, OFFERED)).toBe('adept');
  expect(beside('novice', -1, OFFERED)).toBe('random');
  expect(beside('master', 1, OFFERED)).toBeUndefined();
  expect(beside('random', -1, OFFERED)).toBeUndefined();
  expect(beside('stranger', 1, OFFERED)).toBeUndefined(); // who knows how hard it plays?
  expect(beside('novice', 1, ['novice', 'master'])).toBe('master');
});
