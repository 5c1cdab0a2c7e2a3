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
  /** Who attacked: the role it is named by, and which. */
  role: 'figure' | 'disc';
  who: string;
  flicks: number;
  hits: number;
}

const HARMLESS = ['move']; // kinds of shots that are meant to strike nobody

/** How many flicks of each figure struck something, of those that were attacks. `kindOf` tells what an attack or a shot is. */
export function rates(acts: readonly (readonly EventSeen[])[], kindOf: (shot: string) => string): Rate[] {
  const found = new Map<string, Rate>();
  let shot: EventSeen | null = null;
  for (const act of acts) {
    let now: Rate | null = null;
    for (const event of act) {
      if (event.name === 'shot_begun') shot = event;
      else if (event.name === 'flicked') {
        const { figure, disc, attack, shot: id } = shot?.data ?? {};
        now = null;
        if (!shot || HARMLESS.includes(kindOf(String(attack ?? id)))) {
          if (figure === undefined) shot = null;
          continue;
        }
        const role = figure === undefined ? 'disc' : 'figure';
        const who = String(figure ?? disc ?? '');
        now = found.get(who) ?? { role, who, flicks: 0, hits: 0 };
        now.flicks += 1;
        found.set(who, now);
        if (role === 'disc') shot = null; // a disc's shot is one flick: what follows without a shot of its own is an obstacle
      } else if (now && STRIKES.includes(event.name)) {
        now.hits += 1;
        now = null; // however many it struck
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

/** The stretches of a match: from board to board where boards change, else turns or rounds. */
export function chapters(acts: readonly (readonly EventSeen[])[]): Chapter[] {
  const boards = beginnings(acts, 'board_laid');
  const begins = boards.length > 1 ? boards : beginnings(acts, 'turn_begun');
  return begins.map(({ frame, event }, index) => ({ frame, event, length: (begins[index + 1]?.frame ?? acts.length) - frame }));
}

function beginnings(acts: readonly (readonly EventSeen[])[], name: string): { frame: number; event: EventSeen }[] {
  return acts.flatMap((act, frame) => act.filter((event) => event.name === name).slice(-1).map((event) => ({ frame, event })));
}

/** The chapters around a frame, at most so many. */
export function around(all: readonly Chapter[], frame: number, most: number): Chapter[] {
  const now = all.findLastIndex((chapter) => chapter.frame <= frame);
  const first = Math.max(0, Math.min(now - Math.floor(most / 2), all.length - most));
  return all.slice(first, first + most);
}
