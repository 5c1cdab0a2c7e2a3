// What can be said of a match that is over: how the chances went, where they turned, who hit how often.
import type { EventSeen } from '../game';
import type { ChanceSeen } from '../wire';

export interface Turning {
  frame: number;
  /** By how much the chance of the first side changed, from -1 to 1. */
  by: number;
}

const LEAST = 0.05; // a change smaller than this turns nothing
const MOST = 5;
const NEAR = 0.03; // share of the match within which changes are one
const STRIKES = ['hit', 'struck']; // events of a flick that found its mark

/** The first side's chance after each act. Seats that end on the same place are one side. */
export function chancesBy(seqs: readonly number[], chances: readonly ChanceSeen[], standings: readonly number[]): number[] {
  const place = standings[0];
  const drawn = standings.every((each) => each === place);
  const sum = (seats: readonly number[]) => seats.reduce((total, value, seat) => total + (seat === 0 || (!drawn && standings[seat] === place) ? value : 0), 0);
  let next = 0;
  let now = chances[0] ? sum(chances[0].seats) : 0.5;
  return seqs.map((seq) => {
    while (next < chances.length && chances[next]!.seq <= seq) now = sum(chances[next++]!.seats);
    return Math.min(1, Math.max(0, now));
  });
}

/** The acts after which the match looked most different, in the order in which they came. How it ended is no news. */
export function turnings(chances: readonly number[]): Turning[] {
  const near = Math.max(2, Math.round(chances.length * NEAR));
  const changes = chances.slice(0, -1).map((chance, frame) => ({ frame, by: frame ? chance - chances[frame - 1]! : 0 }));
  const found: Turning[] = [];
  for (const change of changes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (Math.abs(change.by) < LEAST || found.length >= MOST) break;
    if (found.every((other) => Math.abs(other.frame - change.frame) > near)) found.push(change);
  }
  return found.toSorted((a, b) => a.frame - b.frame);
}

export interface Rate {
  disc: string;
  flicks: number;
  hits: number;
}

/** How many flicks of each disc struck something that counts. */
export function rates(acts: readonly (readonly EventSeen[])[]): Rate[] {
  const found = new Map<string, Rate>();
  for (const act of acts) {
    let now: Rate | null = null;
    let struck = false;
    for (const event of act) {
      if (event.name === 'flicked') {
        const disc = String(event.data?.disc ?? '');
        now = found.get(disc) ?? { disc, flicks: 0, hits: 0 };
        now.flicks += 1;
        struck = false;
        found.set(disc, now);
      } else if (now && !struck && STRIKES.includes(event.name)) {
        now.hits += 1;
        struck = true;
      }
    }
  }
  return [...found.values()].toSorted((a, b) => b.flicks - a.flicks);
}

export interface Chapter {
  frame: number;
  length: number;
  event: EventSeen;
}

/** The turns or rounds of a match, as stretches of acts. */
export function chapters(acts: readonly (readonly EventSeen[])[]): Chapter[] {
  const begins = acts.flatMap((act, frame) => act.filter((event) => event.name === 'turn_begun').slice(-1).map((event) => ({ frame, event })));
  return begins.map(({ frame, event }, index) => ({ frame, event, length: (begins[index + 1]?.frame ?? acts.length) - frame }));
}
