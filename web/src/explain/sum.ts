// A number that counts, in words: what is printed and what changes it.
import type { Word, Words } from '../words';

export interface Sum {
  total: number;
  parts?: readonly (readonly [number, Word])[];
}

/** "3 = 2 (as printed) + 1 (quiver)"; nothing where the number is as it is printed. */
export function sumSaid(words: Words, { total, parts }: Sum): string {
  if (!parts?.length) return '';
  const said = parts.map(([amount, why], index) => `${index ? (amount < 0 ? '− ' : '+ ') : ''}${index ? Math.abs(amount) : amount} (${String(words.spell(why))})`);
  return `${total} = ${said.join(' ')}`;
}

/** Whether a number is more or less than what is printed: how it is marked. */
export function trend({ total, parts }: Sum): '' | 'sum-up' | 'sum-down' {
  const printed = parts?.[0]?.[0] ?? total;
  return total > printed ? 'sum-up' : total < printed ? 'sum-down' : '';
}
