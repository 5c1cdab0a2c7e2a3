// What the page sounds through: one for all of it, and how a thing that is struck sounds. Browsers let a page sound only after it was
// touched, and nothing sounds while the switch is off.
import { setting } from './setting.svelte';

/** A thing that is struck. */
export interface Voice {
  /** Hertz of the body's tones, and seconds until they have died away. */
  tones: readonly (readonly [number, number])[];
  /** The click on top: middle of its noise in hertz, its length, its share. */
  click: readonly [number, number, number];
}

let context: AudioContext | null = null;
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

/** Let a voice sound: `pan` from -1, left, to 1, right; `tune` higher or lower; `after` so many seconds. */
export function sound({ tones, click }: Voice, loud: number, { pan = 0, tune = 1, after = 0 } = {}): void {
  const context = audio();
  if (!context) return;
  const at = context.currentTime + after;
  const out = new StereoPannerNode(context, { pan: Math.min(Math.max(pan, -1), 1) * 0.6 });
  out.connect(context.destination);
  for (const [hertz, length] of tones) {
    const tone = new OscillatorNode(context, { frequency: hertz * tune });
    tone.connect(fading(context, loud / tones.length, length, at)).connect(out);
    tone.start(at);
    tone.stop(at + length * 3);
  }
  const [middle, length, share] = click;
  const hiss = new AudioBufferSourceNode(context, { buffer: (noise ??= made(context)) });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: middle, Q: 1.2 });
  hiss.connect(band).connect(fading(context, loud * share, length, at)).connect(out);
  hiss.start(at, Math.random() * 0.4, length * 4);
}

function fading(context: AudioContext, gain: number, length: number, at: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(gain, at);
  node.gain.exponentialRampToValueAtTime(0.0005, at + length * 3);
  return node;
}

function made(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
