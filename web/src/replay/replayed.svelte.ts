// A match that is looked back at: the same messages that a viewer got, one after the other, forwards and backwards.
import type { ChatSeen, EventSeen } from '../game';
import { Link, pieced, renewed, type Past } from '../link.svelte';
import { told as kept } from '../speech';
import type { ReplaySeen, Snapshot, Update } from '../wire';

// Milliseconds between two acts at normal speed: after one that was staged, and after one that was only drawn.
const REST = 150;
const PAUSE = 350;

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

  override isHere(): boolean {
    return false; // one's own acts are watched like those of all others
  }

  close(): void {
    this.pause();
    this.stop();
  }

  load({ messages }: ReplaySeen): void {
    const [first, ...rest] = messages as [Snapshot, ...Update[]];
    const told = (events: EventSeen[], known: Snapshot) => events.map((event) => kept(event, known));
    this.all = told(first.events, first);
    this.said = [...first.chat];
    let whole: Snapshot = { ...first, decision: null, undo: false, events: [], chat: [] };
    const frames: Frame[] = [{ whole, events: this.all.length, chat: this.said.length }];
    for (const part of rest) {
      const { events = [], chat = [], state, pieces, shown, entries, decision: _, ...others } = part;
      this.said.push(...chat);
      whole = { ...whole, ...others, type: 'snapshot', state: pieced({ ...whole.state, ...state }, pieces), shown: renewed(whole.shown, { shown, entries }), decision: null, undo: false, proposal: null };
      this.all.push(...told(events, whole));
      const frame = { whole, events: this.all.length, chat: this.said.length };
      // Words and seats alone make no step of their own.
      if (events.length || state || pieces) frames.push(frame);
      else frames[frames.length - 1] = frame;
    }
    this.frames = frames;
    this.goTo(Math.min(this.frame, frames.length - 1));
  }

  /** Show how things lay after an act, at once. */
  goTo(frame: number): void {
    this.stop();
    this.turnTo(frame);
    this.recall();
  }

  /** Its turn so far: what the stage would have told of it. */
  recall(): void {
    this.director?.recall(this.events, (seq) => this.moverOf(this.frameOf(seq)));
  }

  /** Who was to act before an act; -1 if nobody. */
  private moverOf(frame: number): number {
    return this.frames[frame - 1]?.whole.awaited.find(({ done }) => !done)?.seat ?? -1;
  }

  private turnTo(frame: number): void {
    const at = Math.max(0, Math.min(frame, this.frames.length - 1));
    const found = this.frames[at];
    if (!found) return;
    this.frame = at;
    this.events = this.all.slice(0, found.events);
    this.chat = this.said.slice(0, found.chat);
    this.lay(found.whole);
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

  override past(from: number, until: number): Promise<Past | null> {
    return Promise.resolve(this.pastOf(from, until));
  }

  /** How things lay before the acts with these numbers, and after them. */
  pastOf(from: number, until: number): Past | null {
    const [first, last] = [this.frameOf(from), this.frameOf(until)];
    const [before, after] = [this.frames[first - 1], this.frames[last]];
    if (!before || !after) return null;
    const films = this.all.slice(before.events, after.events).flatMap((event) => event.film ?? []);
    return { before: before.whole, after: after.whole, films };
  }

  async play(): Promise<void> {
    const run = ++this.runs;
    if (this.frame >= this.last) this.goTo(0);
    this.playing = true;
    while (run === this.runs && this.frame < this.last) {
      const isStaged = await this.forward();
      if (run !== this.runs) return;
      await new Promise((done) => setTimeout(done, (isStaged ? REST : PAUSE) / this.speed));
    }
    if (run === this.runs) this.playing = false;
  }

  pause(): void {
    this.runs += 1;
    this.playing = false;
  }

  /** Enough of the act that is staged. */
  override toPresent(): void {
    if (this.held) this.stop(); // of another act, that was watched again
    else if (this.showing) this.goTo(this.frame + 1);
  }

  /** The next act, staged as it was when it happened. Whether there was something to look at. */
  async forward(): Promise<boolean> {
    this.toPresent(); // who goes on has seen enough of the one before
    const next = this.frame + 1;
    return this.stage(this.happened(next), this.moverOf(next), () => {
      if (this.frame === next - 1) this.turnTo(next);
    });
  }
}
