// What is said of a computer's hand where a table is laid: its own where the table's is steady, else the table's.
import { expect, it, vi } from 'vitest';
import { handSaid } from '../src/home/handed';

vi.mock('../src/page.svelte', () => ({ say: (key: string, slots: Record<string, number> = {}) => [key, ...Object.entries(slots).map(([name, value]) => `${name} ${value.toFixed(2)}`)].join(', ') }));
vi.mock('../src/home/shelf.svelte', () => ({ shelf: { hands: { adept: { angle: 20, speed: 60, needle: 360 }, master: { angle: 6, speed: 20, needle: 0 } } } }));

it('is its own at a steady table, in degrees and hundredths of the speed', () => {
  expect(handSaid('adept', 'steady')).toBe('level-hand, degrees 1.15, percent 6.00');
  expect(handSaid('master', 'steady')).toBe('level-hand, degrees 0.34, percent 2.00');
});

it('is the one that everybody has where the rules draw it', () => {
  for (const level of ['adept', 'master']) for (const hand of ['human', 'shaky']) expect(handSaid(level, hand)).toBe('level-hand-table');
});

it('is where it stops the needle where that decides', () => {
  expect(handSaid('adept', 'skill')).toBe('level-hand-needle, percent 36.00');
  expect(handSaid('master', 'skill')).toBe('level-hand-needle, percent 0.00');
});

it('is nothing where nobody flicks, or of a level that says nothing', () => {
  expect(handSaid('adept', undefined)).toBe('');
  expect(handSaid('random', 'steady')).toBe('');
});
