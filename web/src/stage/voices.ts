// What is heard of a moment: a tick for who acts and for whatever is counted piece by piece, and what came of it, so that a wound, a death
// and a blow held off are known by ear. And the great moments: a room cleared, the end.
import { sound, type Voice } from '../audio';
import type { Moment, Tone } from '../director/beats';
import type { Phase } from '../director/director.svelte';

/** What can be heard: a tone of a result, or a moment of its own. */
export type Heard = Exclude<Tone, 'miss'> | 'actor' | 'piece' | 'hit' | 'line' | 'trap' | 'coin' | 'escaped' | 'cleared' | 'dread' | 'won' | 'lost' | 'drawn' | 'watched';

interface Part {
  voice: Voice;
  loud: number;
  /** When its strokes come, in seconds, and how much higher each is. */
  strokes: readonly (readonly [number, number])[];
}

const DRUM: Voice = { tones: [[72, 0.16], [113, 0.09]], click: [210, 0.05, 0.9] };
const COIN: Voice = { tones: [[1760, 0.07], [2637, 0.05]], click: [5200, 0.006, 0.4] };
const HORN: Voice = { tones: [[196, 0.24], [392, 0.18], [588, 0.1]], click: [600, 0.1, 0], swells: 0.06 };
const CRACK: Voice = { tones: [[260, 0.03]], click: [1500, 0.05, 2.2] };
const THUD: Voice = { tones: [[46, 0.34], [69, 0.16]], click: [120, 0.09, 1.4] };
const KNOCK: Voice = { tones: [[310, 0.04], [620, 0.02]], click: [1800, 0.012, 0.9] };
const TICK: Voice = { tones: [[900, 0.015]], click: [2600, 0.008, 0.5] };
/** Each coin of several is higher than the one before. */
const RISING = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3, 2];
const LANDS = 0.65; // seconds until a face that falls on the board has fallen
const OPENS = 0.26; // and of silence, before a floor opens
const [THIRD, FOURTH, SIXTH, OCTAVE] = [5 / 4, 4 / 3, 5 / 3, 2];

const PARTS: Record<Heard, readonly Part[]> = {
  actor: [{ voice: TICK, loud: 0.05, strokes: [[0, 1]] }],
  piece: [{ voice: TICK, loud: 0.06, strokes: [[0, 1.2]] }],
  hit: [{ voice: KNOCK, loud: 0.14, strokes: [[0, 1]] }],
  hurt: [{ voice: DRUM, loud: 0.4, strokes: [[0, 1]] }],
  line: [{ voice: CRACK, loud: 0.24, strokes: [[0, 1]] }, { voice: DRUM, loud: 0.36, strokes: [[0.18, 1]] }],
  trap: [{ voice: CRACK, loud: 0.3, strokes: [[OPENS, 0.8], [OPENS + 0.09, 0.6]] }, { voice: DRUM, loud: 0.44, strokes: [[OPENS + 0.2, 0.9]] }],
  kill: [{ voice: { tones: [[124, 0.08], [83, 0.2]], click: [950, 0.07, 1.8] }, loud: 0.34, strokes: [[0, 1], [0.12, 0.78]] }],
  block: [{ voice: { tones: [[1250, 0.12], [1893, 0.09], [2741, 0.06]], click: [4200, 0.015, 0.6] }, loud: 0.16, strokes: [[0, 1]] }],
  news: [{ voice: { tones: [[576, 0.012]], click: [2500, 0.035, 1.6] }, loud: 0.09, strokes: [[0, 1]] }],
  gain: [{ voice: COIN, loud: 0.1, strokes: [[0, 1], [0.09, THIRD]] }],
  coin: [{ voice: COIN, loud: 0.1, strokes: [[0.3, 1]] }],
  escaped: [{ voice: HORN, loud: 0.28, strokes: [[0, 1], [0.18, FOURTH]] }],
  cleared: [{ voice: HORN, loud: 0.3, strokes: [[0, 1], [0.2, FOURTH], [0.4, SIXTH]] }],
  dread: [{ voice: DRUM, loud: 0.46, strokes: [[0, 1], [0.34, 0.88]] }, { voice: THUD, loud: 0.6, strokes: [[LANDS, 1]] }],
  won: [{ voice: HORN, loud: 0.36, strokes: [[0, 1], [0.22, FOURTH], [0.44, SIXTH], [0.72, OCTAVE], [0.74, SIXTH]] }],
  lost: [{ voice: DRUM, loud: 0.5, strokes: [[0, 1], [0.5, 0.94], [1.1, 0.84]] }],
  drawn: [{ voice: HORN, loud: 0.24, strokes: [[0, 1], [0.4, 1]] }],
  watched: [{ voice: HORN, loud: 0.26, strokes: [[0, 1], [0.24, FOURTH]] }],
};
/** What sounds by what it is, not by how it looks. */
const BY_WORD: Readonly<Record<string, Heard>> = { line: 'line', trap: 'trap', escaped: 'escaped' };

/** Let it sound, so many times as high. */
export function play(heard: Heard, higher = 1): void {
  for (const { voice, loud, strokes } of PARTS[heard]) for (const [after, tune] of strokes) sound(voice, loud, { after, tune: tune * higher });
}

/** What is heard of a step: nothing is heard of a miss, nor while one aims or waits. */
export function hearStep({ results, closes, dread }: Moment, phase: Phase): void {
  if (phase === 'actor') play('actor');
  const kills = results.filter(({ tag }) => tag.tone === 'kill').length;
  if (phase === 'banner' && (closes || dread || kills > 1)) play(dread ? 'dread' : 'cleared');
  const tag = results.at(-1)?.tag;
  if (phase !== 'result' || !tag || tag.tone === 'miss') return;
  play(BY_WORD[tag.word] ?? tag.tone);
  // Whoever kills several hears them counted.
  if (tag.tone === 'kill' && (tag.coins || kills > 1)) play('coin', RISING[Math.min(kills, RISING.length) - 1]!);
}
