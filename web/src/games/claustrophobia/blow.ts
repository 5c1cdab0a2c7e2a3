// Why a die that comes near has not hit.
import type { EventSeen } from '../../game';
import type { Several } from '../../wire';
import type { Word } from '../../words';
import type { Kit } from '../kit';
import { say } from './words';

type Part = readonly [amount: number, kind: string, id: string];

/** What of the shield kept this face from hitting; nothing if it would have missed anyway, or if something lowered the shield. */
export function sparedFrom({ words }: Kit, { data = {}, words: told }: EventSeen, face: number): string {
  const needed = Number(data.needed);
  const parts = (data.needed_parts ?? []) as readonly Part[];
  const said = told?.needed_parts as Several | undefined;
  const more = parts.map(([amount], place) => (place ? amount : 0)); // the first is the line or the sheet
  const bare = needed - more.reduce((sum, amount) => sum + amount, 0);
  if (!said || face >= needed || face < bare || more.some((amount) => amount < 0)) return '';
  return say('die-spared', { face, reasons: words.joined(said[1].flatMap((word, place) => (more[place] ? words.spell(reason(word)) : []))) });
}

/** What adds to a number, without how much. */
function reason(word: Word): Word {
  return Array.isArray(word) && word[0] === 'say' ? (word[2].part ?? word) : word;
}
