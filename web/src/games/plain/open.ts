// A game that has no board of its own on the page yet: its questions can be read and answered, its log followed.
import { Speaker } from '../../speech';
import type { Link } from '../../link.svelte';
import type { Book } from '../../wire';
import { Name, type Word } from '../../name';
import type { Words } from '../../words';
import Board from './Board.svelte';

export function open(link: Link, _book: Book, words: Words) {
  const describe = (role: string, value: unknown): Word => {
    if (role === 'seat') return words.name('seat', link.seats[Number(value)]?.role ?? '');
    const id = String(value).split('/');
    const found = [`${role}-${value}`, `${role}-${id[0]}`, `${id[0]}-${id[1]}`, `disc-${value}`, `piece-${id[0]}`].find((key) => words.has(key));
    if (!found) return typeof value === 'number' ? value : String(value ?? '');
    const [kind = '', ...rest] = found.split('-');
    return words.name(kind, rest.join('-')) ?? new Name(String(value));
  };
  return { speaker: new Speaker(words, describe), parts: () => [], Board };
}
