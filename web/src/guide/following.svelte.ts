// Following a guide at a table: which step is shown now, and when it has done its work.
import type { Picker } from '../ask/picker.svelte';
import type { Link } from '../link.svelte';
import { isTime, stepFor, type Guide, type Now, type Step } from './guide';
import { progress } from './progress.svelte';

const READ = 2000; // milliseconds after which a hint whose moment has passed counts as read

export class Following {
  step = $state.raw<Step | null>(null);
  private asked = -1;
  private since = 0;
  private readonly shown = new Map<string, number>();

  readonly now = $derived.by((): Now => {
    const { link } = this;
    return {
      seat: link.seat ?? -1,
      state: link.state,
      decision: link.decision,
      asked: link.decision?.kind ?? '',
      events: link.events,
      held: this.picker.held,
      happened: (name) => link.events.some((event) => event.name === name),
    };
  });

  constructor(
    private readonly link: Link,
    private readonly picker: Picker,
    readonly guide: Guide,
  ) {}

  get game(): string {
    return this.link.played;
  }

  /** Look whether the hint of the moment is another one. Called whenever something has changed. */
  turn(): void {
    const { now, step } = this;
    if (!progress.isOn(this.game)) {
      this.show(null);
      return;
    }
    const asked = now.decision?.asked ?? -1;
    if (step) {
      const answered = this.asked >= 0 && asked !== this.asked;
      const held = (this.shown.get(step.id) ?? 0) + performance.now() - this.since;
      const stays = step.id === 'end' || (isTime(step, now) && !this.guide.ends(now));
      if (stays && !answered) return;
      this.shown.set(step.id, held);
      if (answered || held >= READ) this.note(step);
    }
    this.show(stepFor(this.guide, now, progress.seen(this.game)));
  }

  understood(): void {
    if (this.step) this.note(this.step);
    this.show(progress.isOn(this.game) ? stepFor(this.guide, this.now, progress.seen(this.game)) : null);
  }

  private show(step: Step | null): void {
    this.step = step;
    this.asked = this.now.decision?.asked ?? -1;
    this.since = performance.now();
  }

  private note(step: Step): void {
    if (step.id === 'end') progress.finish(this.game);
    else progress.note(this.game, step.id);
  }
}
