// The sounds of a flick, made here: a knock of wood for discs, a stone tick for posts and walls, a soft fall over an edge. Louder is
// harder.
import { sound, type Voice } from '../audio';
import type { Contact } from './film';

type Kind = Contact['kind'] | 'flick';

const VOICES: Record<Kind, Voice> = {
  disc: { tones: [[920, 0.05], [1480, 0.03], [2350, 0.018]], click: [2600, 0.012, 0.5] },
  post: { tones: [[640, 0.06], [1710, 0.022]], click: [3400, 0.01, 0.8] },
  wall: { tones: [[210, 0.09], [460, 0.05]], click: [1200, 0.018, 0.7] },
  exit: { tones: [[300, 0.16], [180, 0.22]], click: [700, 0.05, 0.4] },
  flick: { tones: [[420, 0.03]], click: [1900, 0.02, 0.6] },
};
const FAST = 1500; // mm/s at which a knock is as loud as it gets
const LOUDEST = 0.5;

/** A contact at a speed in mm/s; `pan` from -1, left, to 1, right. */
export function knock(kind: Kind, speed: number, pan = 0): void {
  const loud = LOUDEST * Math.min(Math.sqrt(speed / FAST), 1);
  // No two knocks of wood are alike.
  if (loud >= 0.02) sound(VOICES[kind], loud, { pan, tune: 0.94 + Math.random() * 0.12 });
}
