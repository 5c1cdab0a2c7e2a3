// Adding to the chance of a table, for one seat, without troubling anybody: a salt is pledged, and given when it is asked for. Whoever
// keeps the server knows what comes of a salt as soon as they have it, so none is given without a cause that can be seen from here,
// and every one that has left is noted.
import type { Sent } from '../link.svelte';
import type { Refusal, StirringSeen } from '../wire';
import { newSalt, pledgeOf } from './hash';
import { keep, keptFor, type Kept } from './notes';

const PATIENCE = 10_000; // milliseconds until a pledge of this seat from elsewhere, that nobody redeems, is replaced
const MOST_LOST = 3; // salts that came to nothing, until no more is given

/** What is known here of the table besides. */
export interface Around {
  /** How often the match was seen to go back. */
  backs: number;
  /** Who is connected; null where that is not known. */
  present: readonly number[] | null;
}

export class Adding {
  private kept: Kept;
  /** Said, and not answered yet. */
  private isUnderWay = false;
  private stuck: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly seat: number,
    private readonly say: (command: Sent) => void,
  ) {
    this.kept = keptFor(table, seat);
  }

  /** Whoever has just come back knows nothing of what they said before. */
  begin(stirring: StirringSeen, around: Around): void {
    this.isUnderWay = false;
    if (!stirring.asked && stirring.pledges[this.seat] !== undefined && !this.isOurs(stirring)) this.pledge(); // from elsewhere, where nobody may be any more
    else this.look(stirring, around);
  }

  /** Do what there is to do. */
  look(stirring: StirringSeen, around: Around): void {
    this.settle(stirring);
    clearTimeout(this.stuck);
    if (stirring.given.includes(this.seat) || this.isUnderWay) return;
    if (stirring.pledges[this.seat] === undefined) {
      if (!stirring.asked) this.pledge(); // else those who are at it come first
    } else if (!this.isOurs(stirring)) {
      if (stirring.asked) this.stuck = setTimeout(() => this.pledge(), PATIENCE);
    } else if (stirring.asked && this.isCaused(stirring, around)) this.give(stirring);
  }

  /** What was said last is done. */
  done(): void {
    this.isUnderWay = false;
    if (!this.kept.pending || this.kept.pending.taken) return;
    this.kept.pending.taken = true;
    keep(this.kept);
  }

  /** What was said last is refused: others were quicker. The salt is known all the same. */
  refused({ code }: Pick<Refusal, 'code'>, stirring: StirringSeen, around: Around): void {
    this.isUnderWay = false;
    const { pending } = this.kept;
    if (!pending || pending.taken || code === 'repeated') return;
    this.lay(pending);
    if (!stirring.asked && stirring.pledges[this.seat] !== undefined) this.pledge();
    else this.look(stirring, around);
  }

  private isOurs(stirring: StirringSeen): boolean {
    const pledged = stirring.pledges[this.seat];
    const isKept = () => this.kept.salt !== '' && pledged === pledgeOf(this.kept.salt);
    if (!isKept()) {
      const stored = keptFor(this.table, this.seat); // another window of this browser may have pledged it
      if (stored.salt && pledgeOf(stored.salt) === pledged) this.kept = stored;
    }
    return isKept();
  }

  /** Whether there is a reason to make chance. `kernel/stir.py` says which there are. */
  private isCaused({ why, pledges, given }: StirringSeen, { backs, present }: Around): boolean {
    const { kept } = this;
    if (kept.pending) return true; // it has left, and may not have arrived
    if (kept.notes.filter(({ taken }) => !taken).length >= MOST_LOST) return false;
    const seats = Object.keys(pledges).map(Number);
    if (why === 'begin') return !kept.begun || (seats.length < kept.begun.length && seats.every((seat) => kept.begun!.includes(seat)));
    if (why === 'back') return backs > kept.backs;
    // Who comes late is waited for by nobody: all are to be here, so that the table is held up for a moment only.
    return why === 'late' && seats.some((seat) => !kept.wereIn.includes(seat)) && (given.length > 0 || seats.every((seat) => present?.includes(seat) ?? true));
  }

  private pledge(): void {
    this.kept.salt = newSalt();
    this.tell({ type: 'pledge', pledge: pledgeOf(this.kept.salt) });
  }

  /** From here on the server knows the salt; so all that it was given to is noted first. What has left once goes to the same or not at all. */
  private give({ seal, stir, pledges, at, why }: StirringSeen): void {
    const { kept, seat } = this;
    const note = { noted: stir, seat, seal, pledges, salt: kept.salt, at, taken: false };
    if (kept.pending && JSON.stringify({ ...kept.pending, taken: false }) !== JSON.stringify(note)) {
      this.lay(kept.pending);
      this.pledge();
      return;
    }
    if (!kept.pending && why === 'begin') kept.begun = Object.keys(pledges).map(Number);
    if (!kept.pending && why === 'back') kept.backs += 1;
    kept.pending = note;
    this.tell({ type: 'give', salt: kept.salt, pledges, stir });
  }

  private tell(command: Sent): void {
    this.isUnderWay = true;
    keep(this.kept);
    this.say(command);
  }

  /** Whether the stir that was given to is over, whatever came of it. */
  private settle({ stir, members }: StirringSeen): void {
    const { kept } = this;
    kept.wereIn = [...new Set([...kept.wereIn, ...members])];
    if (kept.pending && stir > kept.pending.noted) this.lay(kept.pending);
  }

  /** Among what was noted. */
  private lay(pending: NonNullable<Kept['pending']>): void {
    this.kept.notes.push(pending);
    Object.assign(this.kept, { pending: null, salt: '' });
    keep(this.kept);
  }

  close(): void {
    clearTimeout(this.stuck);
  }
}
