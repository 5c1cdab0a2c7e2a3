// What tests tell a page, whole: a test names what it is about, and the rest is as it is at a table where nothing happens.
import type { Moment, Result } from '../src/director/beats';
import type { Awaited, Film, SeatSeen, Snapshot, Update } from '../src/wire';
import films from './films.json?raw';

export const ROLES = { attacker: 'fighter', target: 'fighter', by: 'fighter' };
export const WAITED: Awaited[] = [{ seat: 1, kind: 'act', rule: '' }];
export const CHAIRS: SeatSeen[] = [{ role: 'first', kind: 'person' }, { role: 'second', kind: 'person' }];

export function snapshotOf(more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot', table: 'table', game: 'lantern', scenario: '', options: {}, packs: {}, origin: 'new', by_lot: false, seat: 0, seq: 0, at: 0, state: { at: 0 },
    roles: ROLES, kinds: [], shown: { names: {}, goal: null }, decision: null, awaited: WAITED, undo: false,
    standings: [], seats: [], clocks: {}, proposal: null, stirring: null, rematch: '', frozen: '', parted: null, muted: [], events: [], chat: [], ...more,
  };
}

/** What comes with number `seq`, where nothing was missed; the table is drawn as `at` so many acts after the beginning. */
export function updateOf(seq: number, more: Partial<Update> = {}): Update {
  return { type: 'update', from: seq - 1, seq, at: 0, state: { at: seq }, ...more };
}

export function momentOf(results: Result[], more: Partial<Moment> = {}): Moment {
  return { id: 0, seat: 0, who: '', whom: [], event: { seq: 0, name: 'moved' }, role: '', events: [], acts: [], results, films: [], until: 0, passing: false, leads: false, aims: false, closes: false, banner: undefined, dread: false, since: [], goesOn: false, ...more };
}

/** A flick as `python -m tests.page.films` wrote it down. */
export interface Written {
  film: Film;
  board: { width: number; height: number; slowing: number; bounce: number; wallBounce: number; walls: ('left' | 'right' | 'top' | 'bottom')[]; posts: [string | number, number, number, number][] };
  discs: Record<string, [number, number, number]>;
  moments: [number, Record<string, [number, number]>][];
  turned: [number, Record<string, number>][];
  sights: { disc: string; angle: number; end: [number, number]; kind: string; other: string }[];
  flicks: { disc: string; angle: number; speed: number; end: [number, number]; kind: string; other: string; after: Record<string, [number, number]> }[];
}

export const written: Written[] = JSON.parse(films);

/** A disc passes 40 mm from the middle of one, 60 mm from that of another. */
export function passing(shot: string, one: string, other: string, more: Film['start'] = {}): Film {
  return { duration: 1_000_000, start: { [shot]: [0, 0], [one]: [200_000, 40_000], [other]: [100_000, -60_000], ...more }, ways: { [shot]: [[0, 1_000_000, 0, 0, 400_000, 0, 0, 0]] }, knocks: [] };
}
