import { expect, test } from 'vitest';
import { passing } from '../../../tests/made';
import { missedBy } from './missed';

test('a shot misses the nearest of the other team, or its target', () => {
  const missed = missedBy({ shown: { radii: { character: 12_000, missile: 8_000 } } });
  const film = passing('missile', 'skull-1', 'skull-2', { 'sword-2': [300_000, 21_000] });
  const told = (target: string) => ({ seq: 1, name: 'missed', data: { by: 'missile', mover: 'sword-1', target } });
  expect(missed(told(''), film)).toBeCloseTo(20, 1);
  expect(missed(told('skull-2'), film)).toBeCloseTo(40, 1);
});
