import { describe, expect, it } from 'vitest';
import { reasonsOf } from '../src/explain/sum';
import { trend } from '../src/explain/trend';
import type { Part, Sum } from '../src/wire';
import { Words } from '../src/words';

const words = new Words('en', 'item-quiver = quiver\nwhy-printed = as printed\nwhy-curse = curse\n');
const printed: Part = [2, ['say', 'why-printed', {}, '', {}]];

describe('a number with its reasons', () => {
  it('says what is printed and what changes it', () => {
    const sum: Sum = { total: 3, parts: [printed, [2, ['name', 'item', 'quiver', 0, {}]], [-1, ['say', 'why-curse', {}, '', {}]]] };
    expect(reasonsOf(words, 'uses', sum)).toBe('uses 3 = 2 (as printed) + 2 (quiver) − 1 (curse)');
    expect(trend(sum)).toBe('sum-up');
  });

  it('says nothing where it is as it is printed', () => {
    expect(reasonsOf(words, 'uses', { total: 2 })).toBe('');
    expect(trend({ total: 2 })).toBe('');
    expect(trend({ total: 1, parts: [printed, [-1, 'x']] })).toBe('sum-down');
  });
});
