// How a computer flicks, said openly.
import { say } from '../page.svelte';
import { shelf } from './shelf.svelte';

/** At a table with that hand; nothing where nobody flicks. */
export function handSaid(level: string, table: unknown): string {
  const own = shelf.hands[level];
  if (!own || table === undefined) return '';
  if (table === 'skill') return say('level-hand-needle', { percent: own.needle / 10 });
  return table === 'steady' ? say('level-hand', { degrees: (own.angle * 0.18) / Math.PI, percent: own.speed / 10 }) : say('level-hand-table');
}
