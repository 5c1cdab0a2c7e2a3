// What the subjects of events, questions and options are called: the twin of naming.py.
import type { Link } from '../../../web/src/link.svelte';
import type { Describe } from '../../../web/src/speech';
import type { Words } from '../../../web/src/words';
import { idOf } from './table';

export function namingOf(link: Pick<Link, 'seats'>, words: Words): Describe {
  return (role, value) => {
    if ((role === 'card' || role === 'cards') && typeof value === 'string') return words.name('card', idOf(value) || 'none');
    if (role === 'seat') return words.name('seat', link.seats[Number(value)]?.role ?? '');
    return typeof value === 'number' ? value : String(value ?? '');
  };
}
