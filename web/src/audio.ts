// What the page sounds through: one for all of it, and how a thing that is struck or blown sounds. Browsers let a page sound only after it
// was touched, and nothing sounds while the switch is off.
import { setting } from './setting.svelte';

/** A thing that is struck. */
export interface Voice {
  /** Hertz of the body's tones, and seconds until they have died away. */
  tones: readonly (readonly [number, number])[];
  /** The click on top: middle of its noise in hertz, its length, its share. */
  click: readonly [number, number, number];
  /** It is blown, not struck: it swells for so many seconds. */
  swells?: number;
}

let context: AudioContext | null = null;
let speaker: GainNode | null = null;
let noise: AudioBuffer | null = null;

function wake(): void {
  if (!setting.sound) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

/** Null while nothing may sound. */
export function audio(): AudioContext | null {
  return setting.sound && context?.state === 'running' ? context : null;
}

/** Where everything that sounds goes: as loud as the reader likes. */
export function out(context: AudioContext): AudioNode {
  if (speaker?.context !== context) {
    speaker = new GainNode(context);
    speaker.connect(context.destination);
  }
  speaker.gain.value = setting.volume;
  return speaker;
}

/** Let a voice sound: `pan` from -1, left, to 1, right; `tune` higher or lower; `after` so many seconds, from now or from a moment that it
 * shares with others. */
export function sound({ tones, click, swells = 0 }: Voice, loud: number, { pan = 0, tune = 1, after = 0, since = audio()?.currentTime ?? 0 } = {}): void {
  const context = audio();
  if (!context) return;
  const at = since + after;
  const side = new StereoPannerNode(context, { pan: Math.min(Math.max(pan, -1), 1) * 0.6 });
  side.connect(out(context));
  for (const [hertz, length] of tones) {
    const tone = new OscillatorNode(context, { frequency: hertz * tune, type: swells ? 'triangle' : 'sine' });
    tone.connect(fading(context, loud / tones.length, length, at, swells)).connect(side);
    tone.start(at);
    tone.stop(at + swells + length * 3);
  }
  const [middle, length, share] = click;
  if (!share) return;
  const hiss = new AudioBufferSourceNode(context, { buffer: (noise ??= made(context)) });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: middle, Q: 1.2 });
  hiss.connect(band).connect(fading(context, loud * share, length, at, 0)).connect(side);
  hiss.start(at, Math.random() * 0.4, length * 4);
}

function fading(context: AudioContext, gain: number, length: number, at: number, swells: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  if (swells) node.gain.setValueAtTime(0, at);
  if (swells) node.gain.linearRampToValueAtTime(gain, at + swells);
  else node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.0005, at + swells + length * 3);
  return node;
}

function made(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
