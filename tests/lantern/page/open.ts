import icons from 'virtual:icons/lantern';
import { addIcons } from '../../../web/src/icon/paths';
import type { Link } from '../../../web/src/link.svelte';
import { Speaker } from '../../../web/src/speech';
import type { Heard } from '../../../web/src/table/sound';
import type { Book } from '../../../web/src/wire';
import type { Words } from '../../../web/src/words';
import Board from './Board.svelte';
import { namingOf } from './naming';
import { partsOf } from './parts';

addIcons(icons);

const SOUNDS: Record<string, Heard> = { gust: 'dice', revealed: 'card', answered: 'card', drawn: 'card' };

export function open(link: Link, _book: Book, words: Words) {
  return { speaker: new Speaker(words, namingOf(link, words)), parts: partsOf, sounds: SOUNDS, endings: ['ended'], Board };
}
