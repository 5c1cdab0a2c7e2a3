// A number that counts, in words: what it is made of, as the rules said it.
import type { Sum } from '../wire';
import type { Words } from '../words';

/** `CBT 5 = 3 (line 1) + 2 (Blessing)`; nothing of a number that is as it is printed. */
export function reasonsOf(words: Words, name: string, { total, parts = [] }: Sum): string {
  if (!parts.length) return '';
  const told = parts.map(([amount, why], index) => {
    const sign = amount < 0 ? (index ? ' − ' : '−') : index ? ' + ' : '';
    return `${sign}${Math.abs(amount)} (${String(words.spell(why))})`;
  });
  return `${name} ${total} = ${told.join('')}`;
}
