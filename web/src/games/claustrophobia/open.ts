import type { Link } from '../../link.svelte';
import type { Heard } from '../../table/sound';
import { BEATS } from './beats';
import Board from './Board.svelte';
import Rail from './Rail.svelte';
import { partsOf } from './parts';
import { shownOf, stateOf } from './types';

const SOUNDS: Record<string, Heard> = {
  activation_rolled: 'dice', activation_rerolled: 'dice', rolled: 'dice', rerolled: 'dice', risked: 'dice', destiny_rolled: 'dice',
  tile_laid: 'tile',
  instinct_drawn: 'card', instinct_played: 'card', events_drawn: 'card', event_played: 'card',
};

export function open(link: Link) {
  return {
    parts: partsOf(() => stateOf(link), () => shownOf(link)),
    sounds: SOUNDS,
    beats: BEATS,
    endings: ['game_over'],
    Board,
    Rail,
  };
}
