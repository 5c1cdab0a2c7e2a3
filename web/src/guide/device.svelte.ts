// With what the reader presses things: the coach speaks of taps, clicks or keys accordingly.
import { on } from 'svelte/events';

export type Device = 'touch' | 'mouse' | 'keys';

const KEYS = ['Tab', 'Enter', ' ', 'n', 'N', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

class Used {
  now = $state<Device>(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

  constructor() {
    if (typeof document === 'undefined') return;
    on(document, 'pointerdown', (event) => (this.now = event.pointerType === 'mouse' ? 'mouse' : 'touch'), { capture: true });
    on(document, 'keydown', (event) => { if (KEYS.includes(event.key)) this.now = 'keys'; }, { capture: true });
  }
}

export const used = new Used();
