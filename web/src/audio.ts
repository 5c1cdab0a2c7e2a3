// What the page sounds through: one for all of it. Browsers let a page sound only after it was touched, and nothing sounds while the
// switch is off.
import { setting } from './setting.svelte';

let context: AudioContext | null = null;

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
