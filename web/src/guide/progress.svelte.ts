// How far this reader has come with the guide of a game. Kept in the browser, so that it can be taken up later.
const KEY = 'souterrain.guides';

interface Kept {
  /** Wanted now; undefined when the reader was never asked. */
  on?: boolean;
  done?: boolean;
  seen: string[];
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

  seen(game: string): string[] {
    return this.all[game]?.seen ?? [];
  }

  /** Begin, or go on where one left off; after the end, from the beginning. */
  start(game: string): void {
    this.keep(game, { on: true, seen: this.isDone(game) ? [] : this.seen(game) });
  }

  startAnew(game: string): void {
    this.keep(game, { on: true, seen: [] });
  }

  stop(game: string): void {
    this.keep(game, { ...this.all[game], on: false, seen: this.seen(game) });
  }

  finish(game: string): void {
    this.keep(game, { on: false, done: true, seen: this.seen(game) });
  }

  note(game: string, step: string): void {
    if (!this.seen(game).includes(step)) this.keep(game, { ...this.all[game], seen: [...this.seen(game), step] });
  }

  private keep(game: string, entry: Kept): void {
    this.all = { ...this.all, [game]: entry };
    localStorage.setItem(KEY, JSON.stringify(this.all));
  }
}

export const progress = new Progress();
