import { expect, test } from 'vitest';
import { passing } from '../../../tests/made';
import { missedBy } from './missed';

test('a hero misses monsters, and a monster heroes', () => {
  const figures = { elf: { role: 'hero' }, thief: { role: 'hero' }, 'orc-1': { role: 'monster' }, 'orc-2': { role: 'monster' } };
  const missed = missedBy({ state: { figures }, shown: { radii: { elf: 12_000, thief: 12_000, orc: 14_000, arrow: 8_000 } } });
  expect(missed({ seq: 1, name: 'missed', data: { figure: 'elf', disc: 'arrow' } }, passing('arrow', 'thief', 'orc-1'))).toBeCloseTo(38, 1);
  expect(missed({ seq: 1, name: 'missed', data: { figure: 'orc-2', disc: 'orc-2' } }, passing('orc-2', 'thief', 'orc-1'))).toBeCloseTo(14, 1);
});
