// The sounds of a flick, made here: a knock of wood for discs, a stone tick for posts and walls, a soft fall over an edge. Louder is
// harder.
import { audio } from '../audio';
import type { Contact } from './film';

type Kind = Contact['kind'] | 'flick';

interface Voice {
  /** Hertz of the body's tones, and seconds until they have died away. */
  tones: readonly (readonly [number, number])[];
  /** The click on top: middle of its noise in hertz, its length, its share. */
  click: readonly [number, number, number];
}

const VOICES: Record<Kind, Voice> = {
  disc: { tones: [[920, 0.05], [1480, 0.03], [2350, 0.018]], click: [2600, 0.012, 0.5] },
  post: { tones: [[640, 0.06], [1710, 0.022]], click: [3400, 0.01, 0.8] },
  wall: { tones: [[210, 0.09], [460, 0.05]], click: [1200, 0.018, 0.7] },
  exit: { tones: [[300, 0.16], [180, 0.22]], click: [700, 0.05, 0.4] },
  flick: { tones: [[420, 0.03]], click: [1900, 0.02, 0.6] },
};
const FAST = 1500; // mm/s at which a knock is as loud as it gets
const LOUDEST = 0.5;

let noise: AudioBuffer | null = null;

/** A contact at a speed in mm/s; `pan` from -1, left, to 1, right. */
export function knock(kind: Kind, speed: number, pan = 0): void {
  const context = audio();
  if (!context) return;
  const loud = LOUDEST * Math.min(Math.sqrt(speed / FAST), 1);
  if (loud < 0.02) return;
  const now = context.currentTime;
  const out = new StereoPannerNode(context, { pan: Math.min(Math.max(pan, -1), 1) * 0.6 });
  out.connect(context.destination);
  const { tones, click } = VOICES[kind];
  // No two knocks of wood are alike.
  const tune = 0.94 + Math.random() * 0.12;
  for (const [hertz, length] of tones) {
    const tone = new OscillatorNode(context, { frequency: hertz * tune });
    const gain = fading(context, loud / tones.length, length, now);
    tone.connect(gain).connect(out);
    tone.start(now);
    tone.stop(now + length * 3);
  }
  const [middle, length, share] = click;
  const hiss = new AudioBufferSourceNode(context, { buffer: (noise ??= made(context)) });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: middle, Q: 1.2 });
  hiss.connect(band).connect(fading(context, loud * share, length, now)).connect(out);
  hiss.start(now, Math.random() * 0.4, length * 4);
}

function fading(audio: AudioContext, gain: number, length: number, now: number): GainNode {
  const node = new GainNode(audio, { gain: 0 });
  node.gain.setValueAtTime(gain, now);
  node.gain.exponentialRampToValueAtTime(0.0005, now + length * 3);
  return node;
}

function made(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
