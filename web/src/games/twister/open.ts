import icons from 'virtual:icons/twister';
import { addIcons } from '../../icon/paths';
import type { Heard } from '../../table/sound';
import type { Link } from '../../link.svelte';
import { BEATS } from './beats';
import Board from './Board.svelte';
import Rail from './Rail.svelte';
import { partsOf } from './parts';
import { stateOf } from './types';

addIcons(icons);

const SOUNDS: Record<string, Heard> = {
  rotated: 'turn',
  escaped: 'steps',
  revealed: 'tile',
  hidden: 'card', figure_revealed: 'card', object_revealed: 'card', jump_card_played: 'card', cards_announced: 'card', cards_revealed: 'card',
};

export function open(link: Link) {
  return {
    parts: partsOf(() => stateOf(link)),
    whole: true,
    sounds: SOUNDS,
    beats: BEATS,
    endings: ['won', 'drawn'],
    Board,
    Rail,
  };
}
