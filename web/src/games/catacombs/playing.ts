// Board and rail of one table look at the same play: whichever is made first makes it.
import type { Picker } from '../../ask/picker.svelte';
import type { Link } from '../../link.svelte';
import type { Kit } from '../kit';
import { Play } from './play.svelte';

const plays = new WeakMap<Kit, Play>();

export function playAt(link: Link, kit: Kit, picker: Picker): Play {
  const play = plays.get(kit) ?? new Play(link, kit, picker);
  plays.set(kit, play);
  return play;
}
