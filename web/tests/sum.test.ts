import { describe, expect, it } from 'vitest';
import { sumSaid, trend, type Sum } from '../src/explain/sum';
import { Words } from '../src/words';

const words = new Words('en', 'item-quiver = quiver\nwhy-printed = as printed\nwhy-curse = curse\n');
const printed = [2, ['say', 'why-printed', {}, '', {}]] as const;

describe('a number with its reasons', () => {
  it('says what is printed and what changes it', () => {
    const sum = { total: 3, parts: [printed, [2, ['name', 'item', 'quiver', 0, {}]], [-1, ['say', 'why-curse', {}, '', {}]]] } as unknown as Sum;
    expect(sumSaid(words, sum)).toBe('3 = 2 (as printed) + 2 (quiver) − 1 (curse)');
    expect(trend(sum)).toBe('sum-up');
  });

  it('says nothing where it is as it is printed', () => {
    expect(sumSaid(words, { total: 2 })).toBe('');
    expect(trend({ total: 2 })).toBe('');
    expect(trend({ total: 1, parts: [printed, [-1, 'x']] } as unknown as Sum)).toBe('sum-down');
  });
});
