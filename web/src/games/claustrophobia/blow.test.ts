import { expect, test, vi } from 'vitest';
import { Words } from '../../words';
import { sparedFrom } from './blow';

vi.mock('./words', () => ({ say: (key: string, slots: Record<string, unknown>) => `${key} ${String(slots.face)} ${String(slots.reasons)}` }));

const words = new Words('en', 'part-sheet = its sheet\npart-card = event\npart-blessed = blessing\npart-skull = skull\nlist-and = { $rest } and { $last }\n');
const part = (amount: number, id: string) => ['say', id === 'sheet' ? 'part-base' : 'part-more', { part: ['name', 'part', id, 0, {}], amount: Math.abs(amount) }, '', {}];
const spared = (face: number, ...parts: [number, string][]) => {
  const needed = parts.reduce((sum, [amount]) => sum + amount, 0);
  const event = { seq: 1, name: 'rolled', data: { needed, needed_parts: parts.map(([amount, id]) => [amount, 'part', id]) }, words: { needed_parts: ['all', parts.map(([amount, id]) => part(amount, id)), 'comma'] } };
  return sparedFrom({ words } as never, event as never, face);
};

test('a die that would have hit says what of the shield kept it from that', () => {
  expect(spared(3, [3, 'sheet'], [1, 'card'])).toBe('die-spared 3 event');
  expect(spared(4, [3, 'sheet'], [1, 'card'], [1, 'blessed'])).toBe('die-spared 4 event and blessing');
});

test('a die says nothing that would have missed anyway, that hits, or where something lowered the shield', () => {
  expect(spared(2, [3, 'sheet'], [1, 'card'])).toBe('');
  expect(spared(4, [3, 'sheet'], [1, 'card'])).toBe('');
  expect(spared(2, [3, 'sheet'])).toBe('');
  expect(spared(5, [5, 'sheet'], [2, 'card'], [-1, 'skull'])).toBe('');
});
