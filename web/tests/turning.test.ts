// Discs that spin, in a film: Python's formula for angles, as for places.
import { describe, expect, it } from 'vitest';
import { angleAt } from '../src/flick/film';
import type { Film } from '../src/wire';

const film: Film = {
  duration: 900_000,
  start: { elf: [100_000, 150_000], orc: [300_000, 150_000] },
  ways: {},
  knocks: [],
  turns: {
    elf: [
      [0, 0, 0, 0, 0],
      [100_000, 400_000, 0, 60_000_000, -150_000_000],
      [300_000, 600_000, 9_000_000, -12_000_000, 20_000_000],
    ],
  },
};

describe('a disc that spins', () => {
  it('turns in closed form, from one knock to the next', () => {
    expect(angleAt(film, 'elf', 0.05)).toBe(0);
    expect(angleAt(film, 'elf', 0.2)).toBeCloseTo(60 * 0.1 - 75 * 0.01, 9);
    expect(angleAt(film, 'elf', 0.3)).toBeCloseTo(9, 9);
    expect(angleAt(film, 'elf', 0.5)).toBeCloseTo(9 - 12 * 0.2 + 10 * 0.04, 9);
  });

  it('stands still when its turn is over', () => {
    expect(angleAt(film, 'elf', 0.9)).toBeCloseTo(9 - 12 * 0.6 + 10 * 0.36, 9);
    expect(angleAt(film, 'elf', 5)).toBe(angleAt(film, 'elf', 0.9));
  });

  it('is drawn upright where nothing is said', () => {
    expect(angleAt(film, 'orc', 0.5)).toBe(0);
    expect(angleAt({ ...film, turns: undefined }, 'elf', 0.5)).toBe(0);
  });
});
