import icons from 'virtual:icons/conquest';
import { addIcons } from '../../icon/paths';
import type { Link } from '../../link.svelte';
import { Speaker } from '../../speech';
import type { Heard } from '../../table/sound';
import type { Book } from '../../wire';
import type { Words } from '../../words';
import Board from './Board.svelte';
import { Naming } from './naming';
import { partsOf } from './parts';
import Rail from './Rail.svelte';
import type { ConquestState } from './table';

const SOUNDS: Record<string, Heard> = {
  drawn: 'card', card_played: 'card', looked_ahead: 'card',
};

export function open(link: Link, book: Book, words: Words) {
  addIcons(icons);
  return { speaker: new Speaker(words, new Naming(link, book, words).describe), parts: partsOf, whole: true, isB: (seat: number) => (link.state as unknown as ConquestState).teams?.[seat] === 1, sounds: SOUNDS, Board, Rail };
}
