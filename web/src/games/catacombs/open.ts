import own from 'virtual:icons/catacombs';
import { addIcons } from '../../icon/paths';
import type { Link } from '../../link.svelte';
import { Speaker } from '../../speech';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import Board from './Board.svelte';
import { namingOf } from './naming';
import { partsOf } from './parts';
import Rail from './Rail.svelte';
import { OVERSEER, type Table } from './table';

addIcons(own);

export function open(link: Link, book: Book, words: Words) {
  return {
    speaker: new Speaker(words, namingOf(link, book, words).describe),
    parts: partsOf(() => link.state as unknown as Table),
    whole: true, // gold is not spent by one touch
    isB: (seat: number) => seat === OVERSEER,
    Board,
    Rail,
  };
}
