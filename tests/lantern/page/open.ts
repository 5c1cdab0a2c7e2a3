import icons from 'virtual:icons/lantern';
import { addIcons } from '../../../web/src/icon/paths';
import type { Heard } from '../../../web/src/table/sound';
import { BEATS } from './beats';
import Board from './Board.svelte';
import { partsOf } from './parts';

addIcons(icons);

const SOUNDS: Record<string, Heard> = { gust: 'dice', revealed: 'card', answered: 'card', drawn: 'card' };

export function open() {
  return { parts: partsOf, sounds: SOUNDS, beats: BEATS, endings: ['ended'], Board };
}
