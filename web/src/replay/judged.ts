// What can be said of a match that is over: how the chances went, where they turned, who hit how often.
import type { EventSeen } from '../game';
import type { ChanceSeen } from '../wire';

export interface Turning {
  frame: number;
  /** By how much the chance of the first side changed in the round around it, from -1 to 1. */
  by: number;
  /** What happened there. */
  event: EventSeen;
}

const LEAST = 0.05; // a change smaller than this turns nothing
const MOST = 5;
const NEAR = 0.03; // share of the match within which changes are one
const MOMENTS = ['turn_begun', 'phase_begun']; // moments that come again: the match looks alike there
// What a reader would name as the turn of a match, by weight: goals reached and heroes lost, then blows that tell, then blows.
const TELLING = [
  ['died', 'revived', 'left', 'escaped', 'scored', 'well_destroyed', 'relic_taken', 'seal_spoken', 'room_cleared'],
  ['killed', 'wounded', 'line_cancelled', 'tokens_lost', 'ally_lost', 'frozen'],
  ['damaged', 'incapacitated', 'combat_won', 'hit', 'struck'],
];
const STRIKES = ['hit', 'struck']; // events of a flick that found its mark

/** Whether each seat is of the first one's side: seats that end on the same place are one side. */
export function firstSide(standings: readonly number[]): boolean[] {
  const drawn = standings.every((place) => place === standings[0]);
  return standings.map((place, seat) => seat === 0 || (!drawn && place === standings[0]));
}

/** The first side's chance after each act. */
export function chancesBy(seqs: readonly number[], chances: readonly ChanceSeen[], standings: readonly number[]): number[] {
  const ours = firstSide(standings);
  const sum = (seats: readonly number[]) => seats.reduce((total, value, seat) => total + (ours[seat] ? value : 0), 0);
  let next = 0;
  let now = chances[0] ? sum(chances[0].seats) : 0.5;
  return seqs.map((seq) => {
    while (next < chances.length && chances[next]!.seq <= seq) now = sum(chances[next++]!.seats);
    return Math.min(1, Math.max(0, now));
  });
}

interface Stretch {
  from: number;
  to: number;
  by: number;
}

/** From each moment that comes again to the next of its kind: a round, seen from there. What a chance is worth depends on who is about
 * to act and with what, so only like moments are compared. How the match ended is no news. */
function stretches(chances: readonly number[], acts: readonly (readonly EventSeen[])[]): Stretch[] {
  const before = new Map<string, number>();
  return acts.slice(0, -1).flatMap((act, to) =>
    act.flatMap(({ name, data = {} }) => {
      if (!MOMENTS.includes(name)) return [];
      const moment = [name, data.phase, data.team ?? data.seat].join(' ');
      const from = before.get(moment);
      before.set(moment, to);
      return from === undefined || from === to ? [] : [{ from, to, by: chances[to]! - chances[from]! }];
    }),
  );
}

/** The most telling event of an act, and its weight: the smaller, the more. */
function telling(act: readonly EventSeen[]): { event: EventSeen; weight: number } | null {
  for (const [weight, names] of TELLING.entries()) {
    const event = act.findLast(({ name }) => names.includes(name));
    if (event) return { event, weight };
  }
  return null;
}

/** What turned a stretch: the weightiest event that went the same way, and among equals the one that changed most. */
function cause({ from, to, by }: Stretch, chances: readonly number[], acts: readonly (readonly EventSeen[])[]): Turning | null {
  const found = [];
  for (let frame = from + 1; frame <= to; frame++) {
    const told = telling(acts[frame] ?? []);
    if (told) found.push({ frame, ...told, along: Math.sign(by) * (chances[frame]! - chances[frame - 1]!) });
  }
  const [best] = found.filter(({ along }) => along > 0).toSorted((a, b) => a.weight - b.weight || b.along - a.along);
  return best ? { frame: best.frame, by, event: best.event } : null;
}

/** Where the match turned: what happened in the rounds that changed the chances most, in the order in which it came. */
export function turnings(chances: readonly number[], acts: readonly (readonly EventSeen[])[]): Turning[] {
  if (!chances.length) return [];
  const near = Math.max(2, Math.round(chances.length * NEAR));
  const found: Turning[] = [];
  for (const stretch of stretches(chances, acts).toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (Math.abs(stretch.by) < LEAST || found.length >= MOST) break;
    const turning = cause(stretch, chances, acts);
    if (turning && found.every((other) => Math.abs(other.frame - turning.frame) > near)) found.push(turning);
  }
  return found.toSorted((a, b) => a.frame - b.frame);
}

export interface Rate {
  /** Who attacked: the role it is named by, and which. */
  role: 'figure' | 'disc';
  who: string;
  /** The first of its shots, which says what it is called. */
  shot: EventSeen;
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
        now = found.get(who) ?? { role, who, shot, flicks: 0, hits: 0 };
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
