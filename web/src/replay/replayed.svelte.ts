// A match that is looked back at: the same messages that a viewer got, one after the other, forwards and backwards.
import type { ChatSeen, EventSeen } from '../game';
import { Link, renewed } from '../link.svelte';
import { told as kept } from '../speech';
import type { ReplaySeen, Snapshot, Update } from '../wire';

const PAUSE = 900; // milliseconds between two acts, at normal speed

/** All that was to be seen after an act. */
interface Frame {
  whole: Snapshot;
  /** How many of all events and words of the chat had come by then. */
  events: number;
  chat: number;
}

export class Replayed extends Link {
  frames = $state.raw<Frame[]>([]);
  frame = $state(0);
  playing = $state(false);
  speed = $state(1);

  private all: EventSeen[] = [];
  private said: ChatSeen[] = [];
  private runs = 0;

  readonly last = $derived(this.frames.length - 1);

  /** Nothing can be answered, and nothing is asked: it has all happened. */
  answer(): void {}
  send(): void {}

  close(): void {
    this.pause();
  }

  load({ messages }: ReplaySeen): void {
    const [first, ...rest] = messages as [Snapshot, ...Update[]];
    const told = (events: EventSeen[], known: Snapshot) => events.map((event) => kept(event, known));
    this.all = told(first.events, first);
    this.said = [...first.chat];
    let whole: Snapshot = { ...first, decision: null, undo: false, events: [], chat: [] };
    const frames: Frame[] = [{ whole, events: this.all.length, chat: this.said.length }];
    for (const part of rest) {
      const { events = [], chat = [], state, shown, entries, decision: _, ...others } = part;
      this.said.push(...chat);
      whole = { ...whole, ...others, type: 'snapshot', state: { ...whole.state, ...state }, shown: renewed(whole.shown, { shown, entries }), decision: null, undo: false, proposal: null };
      this.all.push(...told(events, whole));
      const frame = { whole, events: this.all.length, chat: this.said.length };
      // Words and seats alone make no step of their own.
      if (events.length || state) frames.push(frame);
      else frames[frames.length - 1] = frame;
    }
    this.frames = frames;
    this.goTo(Math.min(this.frame, frames.length - 1));
  }

  /** Show how things lay after an act. */
  goTo(frame: number): void {
    const at = Math.max(0, Math.min(frame, this.frames.length - 1));
    const found = this.frames[at];
    if (!found) return;
    this.frame = at;
    this.events = this.all.slice(0, found.events);
    this.chat = this.said.slice(0, found.chat);
    this.show(found.whole);
  }

  /** What happened in an act. */
  happened(frame: number): EventSeen[] {
    return this.all.slice(frame > 0 ? this.frames[frame - 1]!.events : 0, this.frames[frame]?.events ?? 0);
  }

  seqOf(frame: number): number {
    return this.frames[frame]?.whole.seq ?? 0;
  }

  /** The act that came with a number of the log. */
  frameOf(seq: number): number {
    const found = this.frames.findIndex((frame) => frame.whole.seq >= seq);
    return found < 0 ? this.last : found;
  }

  async play(): Promise<void> {
    const run = ++this.runs;
    if (this.frame >= this.last) this.goTo(0);
    this.playing = true;
    while (run === this.runs && this.frame < this.last) {
      await this.forward();
      if (run !== this.runs) return;
      await new Promise((done) => setTimeout(done, PAUSE / this.speed));
    }
    if (run === this.runs) this.playing = false;
  }

  pause(): void {
    this.runs += 1;
    this.playing = false;
  }

  /** The next act, with the films of its flicks. */
  async forward(): Promise<void> {
    const next = this.frame + 1;
    const films = this.happened(next).flatMap((event) => event.film ?? []);
    if (films.length && this.projector) await this.watch(films);
    if (this.frame === next - 1) this.goTo(next);
  }
}
