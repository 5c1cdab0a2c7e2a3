// Whether the server still speaks. A line that is cut says so; one behind which nobody is any more says nothing, for minutes. So after
// some silence a word is asked for, and who does not answer that is taken to be gone.
export const SILENCE = 4000; // milliseconds without a word, after which one is asked for
export const PATIENCE = 6000; // milliseconds that are waited for it

/** The time that has passed here, whatever the clock of this machine is set to. Behind other windows it stands still, and nobody is missed. */
const passed = () => Number(document.timeline.currentTime ?? 0);

export class Alive {
  private heardAt = 0;
  private askedAt = -1;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `ask` for a word; `lose` who does not answer. */
  constructor(
    private readonly ask: () => void,
    private readonly lose: () => void,
    private readonly now: () => number = passed,
  ) {}

  /** Somebody is there. */
  heard(): void {
    this.heardAt = this.now();
    this.askedAt = -1;
    this.timer ??= setInterval(() => this.look(), 1000);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    const now = this.now();
    if (this.askedAt >= 0) {
      if (now - this.askedAt < PATIENCE) return;
      this.stop();
      this.lose();
    } else if (now - this.heardAt >= SILENCE) {
      this.askedAt = now;
      this.ask();
    }
  }
}
