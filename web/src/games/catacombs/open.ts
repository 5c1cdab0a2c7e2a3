import own from 'virtual:icons/catacombs';
import { addIcons } from '../../icon/paths';
import type { Link } from '../../link.svelte';
import type { Heard } from '../../table/sound';
import { BEATS } from './beats';
import Board from './Board.svelte';
import { missedBy } from './missed';
import { partsOf } from './parts';
import Rail from './Rail.svelte';
import { shownOf, stateOf } from './types';

addIcons(own);

const SOUNDS: Record<string, Heard> = {
  board_laid: 'tile',
  turned_up: 'card', stall_opened: 'card', bought: 'card', item_used: 'card', spell_cast: 'card', card_shown: 'card', card_offered: 'card',
};

export function open(link: Link) {
  return {
    parts: partsOf(() => shownOf(link)),
    whole: true, // gold is not spent by one touch
    isB: (seat: number) => seat === stateOf(link).overseer,
    sounds: SOUNDS,
    beats: BEATS,
    missedBy: missedBy(link),
    flicks: true,
    endings: ['heroes_won', 'overseer_won'],
    Board,
    Rail,
  };
}
