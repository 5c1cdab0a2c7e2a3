import icons from 'virtual:icons/conquest';
import { addIcons } from '../../icon/paths';
import type { Link } from '../../link.svelte';
import type { Heard } from '../../table/sound';
import { BEATS } from './beats';
import Board from './Board.svelte';
import { missedBy } from './missed';
import { partsOf } from './parts';
import Rail from './Rail.svelte';
import { stateOf } from './types';

const SOUNDS: Record<string, Heard> = {
  drawn: 'card', card_played: 'card', looked_ahead: 'card',
};

export function open(link: Link) {
  addIcons(icons);
  return { parts: partsOf, whole: true, isB: (seat: number) => stateOf(link).teams?.[seat] === 1, sounds: SOUNDS, beats: BEATS, missedBy: missedBy(link), flicks: true, endings: ['won'], Board, Rail };
}
