// How far this reader has come with the coach of a game. Kept in the browser, so that it can be taken up later.
import type { Known } from './guide';

const KEY = 'souterrain.guides';

interface Kept {
  /** Wanted now; undefined when the reader was never asked. */
  on?: boolean;
  /** Everything has been used once. */
  done?: boolean;
  /** The steps that were read or done, as often as they were. */
  seen: string[];
  chapters?: string[];
}

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Progress {
  private all = $state.raw(kept());

  isNew(game: string): boolean {
    return this.all[game]?.on === undefined;
  }

  isOn(game: string): boolean {
    return this.all[game]?.on === true;
  }

  isDone(game: string): boolean {
    return this.all[game]?.done === true;
  }

  known(game: string): Known {
    return { seen: this.all[game]?.seen ?? [], done: this.all[game]?.chapters ?? [] };
  }

  /** Begin, or go on where one left off; after the end, from the beginning. */
  start(game: string): void {
    if (this.isDone(game)) this.startAnew(game);
    else this.keep(game, { on: true });
  }

  startAnew(game: string): void {
    this.keep(game, { on: true, done: false, seen: [], chapters: [] });
  }

  stop(game: string): void {
    this.keep(game, { on: false });
  }

  /** All chapters are over: the coach has nothing new to say at the next table. */
  finish(game: string): void {
    this.keep(game, { done: true });
  }

  /** A step was read, or what it says was done. */
  note(game: string, step: string): void {
    this.keep(game, { seen: [...this.known(game).seen, step] });
  }

  over(game: string, chapters: string[]): void {
    this.keep(game, { chapters });
  }

  /** Once more, from what is known of no step of it. */
  repeat(game: string, chapter: string, steps: readonly string[]): void {
    const { seen, done } = this.known(game);
    this.keep(game, { on: true, done: false, seen: seen.filter((step) => !steps.includes(step)), chapters: done.filter((each) => each !== chapter) });
  }

  private keep(game: string, changed: Partial<Kept>): void {
    this.all = { ...this.all, [game]: { seen: [], ...this.all[game], ...changed } };
    localStorage.setItem(KEY, JSON.stringify(this.all));
  }
}

export const progress = new Progress();
