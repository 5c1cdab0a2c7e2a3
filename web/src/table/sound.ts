// What is heard of a table besides flicks: dice rolled, cards drawn, played and revealed, tiles laid, rooms turned, somebody who runs. Quiet, and one at
// a time: of all that happens at once only the most telling is heard, and what follows too soon is not.
import { audio, sound, type Voice } from '../audio';
import type { EventSeen } from '../game';

export type Heard = 'dice' | 'turn' | 'tile' | 'card' | 'steps';

interface Part {
  voice: Voice;
  loud: number;
  /** When its strokes come, in seconds; each softer than the one before. */
  strokes: readonly number[];
}

/** The most telling first. */
const PARTS: Record<Heard, Part> = {
  dice: { voice: { tones: [[1320, 0.018], [2090, 0.012]], click: [3100, 0.012, 0.9] }, loud: 0.16, strokes: [0, 0.06, 0.11, 0.19, 0.3] },
  steps: { voice: { tones: [[118, 0.035]], click: [420, 0.03, 1.3] }, loud: 0.16, strokes: [0, 0.19, 0.38, 0.57] },
  turn: { voice: { tones: [[98, 0.12]], click: [340, 0.14, 1.1] }, loud: 0.14, strokes: [0, 0.16] },
  tile: { voice: { tones: [[150, 0.06], [310, 0.03]], click: [620, 0.03, 0.8] }, loud: 0.2, strokes: [0] },
  card: { voice: { tones: [[540, 0.012]], click: [2500, 0.035, 1.6] }, loud: 0.07, strokes: [0] },
};
const APART = 0.35; // seconds between two of them
const SOFTER = 0.8;

let since = -Infinity;

/** Let something be heard of what has just happened; `sounds` says which events of the game sound, and how. */
export function hear(events: readonly EventSeen[], sounds: Readonly<Record<string, Heard>>): void {
  const now = audio()?.currentTime;
  const happened = events.map(({ name }) => sounds[name]);
  const heard = (Object.keys(PARTS) as Heard[]).find((each) => happened.includes(each));
  if (now === undefined || !heard || now - since < APART) return;
  since = now;
  const { voice, loud, strokes } = PARTS[heard];
  for (const [count, after] of strokes.entries()) sound(voice, loud * SOFTER ** count, { after, since });
}
