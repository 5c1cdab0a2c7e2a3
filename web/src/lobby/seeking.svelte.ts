// Looking for an opponent: whoever waits for the same is met at once; else one waits, connected to a table of one's own, until somebody
// comes. Two who began at the same moment find each other because both ask again.
import * as door from '../door';
import { Live } from '../link.svelte';
import { reasonOf } from '../refusal';
import { remember } from '../remembered';
import type { Found, NewTable } from '../wire';

const AGAIN = 5000; // milliseconds

export interface Wanted {
  game: string;
  packs: string[];
  clock: NonNullable<NewTable['clock']>;
  name: string;
  cover: string;
}

export class Search {
  busy = $state(false);
  wrong = $state('');
  /** The table where one waits. */
  at = $state.raw<Found | null>(null);
  private line = $state.raw<Live | null>(null);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `met` is called with the address of the table where two sit. */
  constructor(private readonly met: (link: string) => void) {}

  /** Whether somebody has sat down at the table where one waits. */
  get isFound(): boolean {
    return this.at !== null && (this.line?.seats.length ?? 0) > 0 && this.line!.seats.every(({ kind }) => kind !== 'open');
  }

  async begin(wanted: Wanted): Promise<void> {
    this.busy = true;
    this.wrong = '';
    try {
      this.take(wanted, await door.seek(asked(wanted)));
    } catch (error) {
      this.wrong = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** Somebody has come. */
  go(): void {
    const link = this.at?.link.link;
    this.leave();
    if (link) this.met(link);
  }

  /** Wait no longer: nobody is to find the table any more. */
  async stop(): Promise<void> {
    const { at } = this;
    this.leave();
    if (at?.host) await door.close(at.table, at.host.key).catch(() => {}); // it goes by itself, when nobody is there
  }

  leave(): void {
    clearInterval(this.timer);
    this.line?.close();
    this.line = null;
    this.at = null;
  }

  private take(wanted: Wanted, found: Found): void {
    if (this.at?.table !== found.table) this.keep(wanted, found);
    if (found.is_met) {
      this.at = found;
      this.go();
    } else if (!this.at) {
      this.at = found;
      this.line = new Live(found.table, found.link.key);
      this.timer = setInterval(() => void this.again(wanted), AGAIN);
    }
  }

  private async again(wanted: Wanted): Promise<void> {
    const { at } = this;
    if (!at) return;
    const told = await door.seek({ ...asked(wanted), waiting: { table: at.table, key: at.link.key } }).catch(() => null);
    if (told && this.at === at) this.take(wanted, told);
  }

  private keep({ cover }: Wanted, { table, link, host, watch }: Found): void {
    const more = host && watch ? { host: host.key, watch: watch.link, offered: true } : {};
    remember({ table, key: link.key, game: cover, scenario: '', at: Date.now(), mine: [link.seat ?? 0], ...more });
  }
}

function asked({ game, packs, clock, name }: Wanted) {
  return { game, packs, clock, name };
}
