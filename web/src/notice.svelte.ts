// "It is your turn": a mark in the title, one low bell, and a notice of the browser for who looks elsewhere and asked for it.
import { audio, out } from './audio';
import { page } from './hidden.svelte';
import { say } from './page.svelte';
import { setting } from './setting.svelte';

const WAIT = 1500; // milliseconds without a question after which the next one is news

export class Notice {
  /** When there was last nothing to answer: from the beginning, for who comes while others play. */
  private since = performance.now();
  private asked = false;
  private shown: Notification | null = null;
  private readonly stop: () => void;

  constructor(asked: () => boolean) {
    this.stop = $effect.root(() => {
      $effect(() => this.turn(asked()));
      $effect(() => {
        if (!page.hidden) this.shown?.close();
      });
    });
  }

  close(): void {
    this.stop();
    this.shown?.close();
  }

  private turn(asked: boolean): void {
    const waited = performance.now() - this.since;
    if (asked && !this.asked && waited > WAIT) this.ring();
    if (!asked && this.asked) this.since = performance.now();
    if (!asked) this.shown?.close();
    this.asked = asked;
  }

  private ring(): void {
    bell();
    if (document.hidden && setting.notices && 'Notification' in window && Notification.permission === 'granted') {
      this.shown = new Notification('Souterrain', { body: say('your-turn'), icon: '/favicon.svg', tag: 'turn' });
      this.shown.onclick = () => focus();
    }
  }
}

/** Asked for by a switch, never by itself. Whether notices will be shown. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function bell(): void {
  const context = audio();
  if (!context) return;
  const now = context.currentTime;
  for (const [hertz, gain, length] of [[196, 0.16, 1.6], [392.9, 0.07, 1.1], [587, 0.035, 0.7], [1046, 0.012, 0.35]] as const) {
    const tone = new OscillatorNode(context, { frequency: hertz });
    const fade = new GainNode(context, { gain: 0 });
    fade.gain.setValueAtTime(0, now);
    fade.gain.linearRampToValueAtTime(gain, now + 0.008);
    fade.gain.exponentialRampToValueAtTime(0.0004, now + length);
    tone.connect(fade).connect(out(context));
    tone.start(now);
    tone.stop(now + length);
  }
}
