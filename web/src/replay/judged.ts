// The course of a match, to scale: how the chances went, and its chapters.
import type { EventSeen } from '../game';
import type { ChanceSeen } from '../wire';

/** Where a match turned: by how much the chance of the first side changed around an act, and what happened there. */
export interface Turning {
  frame: number;
  by: number;
  event: EventSeen;
}

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

export interface Chapter {
  frame: number;
  length: number;
  event: EventSeen;
}

/** The stretches of a match: from board to board where boards change, else turns or rounds. */
export function chapters(acts: readonly (readonly EventSeen[])[]): Chapter[] {
  const boards = beginnings(acts, 'board_laid');
  const begins = boards.length > 1 ? boards : beginnings(acts, 'turn_begun');
  // What comes before the first belongs to it: the strip begins where the plot does.
  const from = begins.map(({ frame }, index) => (index ? frame : 0));
  return begins.map(({ event }, index) => ({ frame: from[index]!, event, length: (from[index + 1] ?? acts.length) - from[index]! }));
}

function beginnings(acts: readonly (readonly EventSeen[])[], name: string): { frame: number; event: EventSeen }[] {
  return acts.flatMap((act, frame) => act.filter((event) => event.name === name).slice(-1).map((event) => ({ frame, event })));
}

/** Chapters beside one another made one, the most that still are so long: a strip has room for so many. */
export function merged(all: readonly Chapter[], least: number): Chapter[] {
  const found: Chapter[] = [];
  for (const chapter of all) {
    const last = found.at(-1);
    if (last && last.length < least) found[found.length - 1] = { ...last, length: last.length + chapter.length };
    else found.push(chapter);
  }
  return found;
}
