// Following a coach at a table: what is said now, and when it has done its work. It waits for the reader and for what is being told.
import type { Picker } from '../ask/picker.svelte';
import type { Link } from '../link.svelte';
import { isTime, over, saidNow, type Chapter, type Guide, type Now, type Said } from './guide';
import { progress } from './progress.svelte';

export class Following {
  said = $state.raw<Said | null>(null);
  private asked = -1;
  /** For a chapter that is repeated, how many events there were when it began again. */
  private readonly begun = new Map<string, number>();

  readonly now = $derived.by((): Now => {
    const { link } = this;
    return { seat: link.seat ?? -1, state: link.state, facts: this.facts, decision: link.decision, asked: link.decision?.kind ?? '', events: link.events, held: this.picker.held };
  });

  /** Something is being told, or an answer is on its way: what was said stays. */
  readonly waits = $derived.by(() => this.link.showing || this.link.busy || Boolean(this.link.director?.phase));

  constructor(
    private readonly link: Link,
    private readonly picker: Picker,
    readonly guide: Guide,
    private readonly facts: object,
  ) {}

  get game(): string {
    return this.link.played;
  }

  /** Look what is to be said. Called whenever something has changed. */
  turn(): void {
    if (!progress.isOn(this.game)) {
      this.show(null);
      return;
    }
    if (this.waits) return;
    const asked = this.now.decision?.asked ?? -1;
    const { said, now } = this;
    // Who has answered has done it, or read it.
    if (said?.chapter && asked !== this.asked && this.asked >= 0) progress.note(this.game, said.step.id);
    this.note();
    if (said && asked === this.asked && !this.isOver(said.chapter) && isTime(said.step, now)) return;
    this.show(saidNow(this.guide, now, progress.known(this.game)));
  }

  /** It was read. */
  understood(): void {
    if (this.said?.chapter) progress.note(this.game, this.said.step.id);
    this.note();
    this.show(saidNow(this.guide, this.now, progress.known(this.game)));
  }

  /** On to the next chapter. */
  skip(): void {
    const chapter = this.said?.chapter;
    if (chapter) progress.over(this.game, [...progress.known(this.game).done, chapter.id]);
    this.show(saidNow(this.guide, this.now, progress.known(this.game)));
  }

  /** A chapter once more. */
  repeat(chapter: Chapter): void {
    this.begun.set(chapter.id, this.link.events.length);
    progress.repeat(this.game, chapter.id, chapter.steps.map(({ id }) => id));
    this.show(saidNow(this.guide, this.now, progress.known(this.game)));
  }

  private isOver(chapter: Chapter | null): boolean {
    return chapter !== null && progress.known(this.game).done.includes(chapter.id);
  }

  private note(): void {
    const { game } = this;
    const known = progress.known(game);
    const since = (chapter: string): Now => ({ ...this.now, events: this.now.events.slice(this.begun.get(chapter) ?? 0) });
    const now = over(this.guide, since, known);
    if (now.length !== known.done.length) progress.over(game, now);
    if (now.length === this.guide.chapters.length && !progress.isDone(game)) progress.finish(game);
  }

  private show(said: Said | null): void {
    this.said = said;
    this.asked = this.now.decision?.asked ?? -1;
  }
}
