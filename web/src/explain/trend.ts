// Whether a number is more or less than what is printed: how it is marked.
import type { Sum } from '../wire';

export function trend({ total, parts }: Sum): '' | 'sum-up' | 'sum-down' {
  const printed = parts?.[0]?.[0] ?? total;
  return total > printed ? 'sum-up' : total < printed ? 'sum-down' : '';
}
