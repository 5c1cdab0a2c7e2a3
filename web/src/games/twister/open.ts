import icons from 'virtual:icons/twister';
import { addIcons } from '../../icon/paths';
import { Speaker } from '../../speech';
import type { Link } from '../../link.svelte';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import Board from './Board.svelte';
import Rail from './Rail.svelte';
import { namingOf } from './naming';
import { partsOf } from './parts';
import type { Table } from './table';

addIcons(icons);

export function open(link: Link, book: Book, words: Words) {
  return {
    speaker: new Speaker(words, namingOf(link, book, words).describe),
    parts: partsOf(() => link.state as unknown as Table),
    whole: true,
    Board,
    Rail,
  };
}
