// The page's drawing of flicks against Python's: `python -m tests.page.films` wrote down where its discs are and what its lines meet.
import { describe, expect, it } from 'vitest';
import { contacts, leavesAt, placeAt, seconds } from '../src/flick/film';
import { Frame, type Turn } from '../src/flick/frame';
import { holds, isFree } from '../src/flick/room';
import { nearest, type Board, type Round, type Side, type Zone } from '../src/flick/shape';
import { reachOf, sightFrom } from '../src/flick/sight';
import type { Film } from '../src/wire';
import told from './films.json';

const MICROMETRE = 0.001;
const TOP_SPEED = 3000;

interface Told {
  film: Film;
  board: Board;
  discs: Round[];
  moments: [number, Record<string, [number, number]>][];
  sights: { disc: string; angle: number; end: [number, number]; kind: string; other: string }[];
}

const shots = told.map((each): Told => {
  const { width, height, slowing } = each.board;
  const posts = each.board.posts.map(([id, x, y, r]) => ({ id: String(id), x: Number(x), y: Number(y), r: Number(r) }));
  const discs = Object.entries(each.discs as unknown as Record<string, [number, number, number]>).map(([id, [x, y, r]]) => ({ id, x, y, r }));
  return { ...(each as unknown as Told), board: { width, height, slowing, posts, walls: each.board.walls as Side[], look: 'slab' }, discs };
});

describe('a film', () => {
  it('shows every disc where Python says it is, to the micrometre', () => {
    for (const { film, moments } of shots)
      for (const [at, places] of moments)
        for (const [id, [x, y]] of Object.entries(places)) {
          const place = placeAt(film, id, at)!;
          expect(Math.hypot(place.x - x, place.y - y)).toBeLessThan(MICROMETRE);
        }
  });

  it('leaves alone what nothing touched, and does not know what is not there', () => {
    const { film } = shots[0]!;
    const still = Object.keys(film.start).find((id) => !film.ways[id])!;
    expect(placeAt(film, still, 0.3)).toEqual({ x: film.start[still]![0] / 1000, y: film.start[still]![1] / 1000 });
    expect(placeAt(film, 'nobody', 0)).toBeNull();
  });

  it('tells its knocks in order, none after its end, and who leaves', () => {
    for (const { film } of shots) {
      const times = contacts(film).map((contact) => contact.at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1) ?? 0).toBeLessThanOrEqual(seconds(film));
      for (const { kind, first, at } of contacts(film)) if (kind === 'exit') expect(leavesAt(film, first)).toBe(at);
    }
    expect(shots.some(({ film }) => contacts(film).some(({ kind }) => kind === 'exit'))).toBe(true);
  });
});

describe('an aiming line', () => {
  it('ends where the fastest flick of the same disc meets something', () => {
    const reach = (board: Board) => reachOf(TOP_SPEED, board.slowing);
    const met = new Set<string>();
    for (const { board, discs, sights } of shots)
      for (const { disc, angle, end, kind, other } of sights) {
        const sight = sightFrom(discs.find(({ id }) => id === disc)!, angle, reach(board), board, discs);
        met.add(sight.by);
        expect(sight.by).toBe({ disc: 'disc', post: 'post', wall: 'wall', exit: 'edge', '': 'stop' }[kind]);
        expect(Math.hypot(sight.end.x - end[0], sight.end.y - end[1])).toBeLessThan(0.01);
        if (sight.met) expect(sight.met.id).toBe(other);
      }
    expect([...met].sort()).toEqual(['disc', 'edge', 'post', 'wall']);
  });

  it('ends earlier where a gentle flick stops', () => {
    const { board, discs } = shots[3]!;
    const sight = sightFrom(discs[0]!, 1, 5, board, []);
    expect(sight).toMatchObject({ by: 'stop', length: 5, goesOn: null });
  });

  it('pushes what it meets along the line of middles', () => {
    const board: Board = { width: 400, height: 200, walls: [], posts: [], slowing: 2450, look: 'slab' };
    const sight = sightFrom({ id: 'a', x: 50, y: 100, r: 10 }, 0, 1000, board, [{ id: 'b', x: 150, y: 100, r: 10 }]);
    expect(sight.end).toEqual({ x: 130, y: 100 });
    expect(sight.pushed).toEqual({ x: 1, y: 0 });
    expect(sight.goesOn).toBeNull();
  });
});

describe('a frame', () => {
  it('draws points and finds them again, however it is turned', () => {
    for (const turn of [0, 1, 2, 3] as Turn[]) {
      const frame = new Frame({ width: 610, height: 355 }, turn);
      const drawn = frame.draw({ x: 100, y: 50 });
      expect(drawn.x).toBeGreaterThan(0);
      expect(drawn.x).toBeLessThan(frame.width);
      expect(drawn.y).toBeLessThan(frame.height);
      expect(frame.onBoard(drawn)).toEqual({ x: 100, y: 50 });
      const way = frame.boardWay(frame.drawWay({ x: 3, y: -2 }));
      expect([way.x, way.y].map(Math.round)).toEqual([3, -2]);
    }
  });

  it('never mirrors: what is left of the way stays left of it', () => {
    for (const turn of [0, 1, 2, 3] as Turn[]) {
      const frame = new Frame({ width: 610, height: 355 }, turn);
      const along = frame.drawWay({ x: 1, y: 0 });
      const left = frame.drawWay({ x: 0, y: 1 });
      expect(along.x * -left.y + along.y * left.x).toBe(1);
    }
  });
});

describe('room for a disc', () => {
  const board: Board = { width: 400, height: 200, walls: [], posts: [{ id: 'p', x: 200, y: 100, r: 16 }], slowing: 2450, look: 'slab' };
  const near: Zone = ['Near', 100_000, 100_000, 12_500, 25_000];
  const strip: Zone = ['Rectangle', 0, 0, 120_000, 200_000];

  it('is inside all zones at once', () => {
    expect(holds(near, { x: 144, y: 100 }, 6.5)).toBe(true);
    expect(holds(near, { x: 144.01, y: 100 }, 6.5)).toBe(false);
    expect(isFree({ x: 113.5, y: 100 }, 6.5, [near, strip], board, [])).toBe(true);
    expect(isFree({ x: 113.51, y: 100 }, 6.5, [near, strip], board, [])).toBe(false);
  });

  it('is clear of discs and posts, and wholly on the board', () => {
    expect(isFree({ x: 177.497, y: 100 }, 6.5, [], board, [])).toBe(true);
    expect(isFree({ x: 177.498, y: 100 }, 6.5, [], board, [])).toBe(false);
    expect(isFree({ x: 20, y: 20 }, 6.5, [], board, [{ id: 'a', x: 30, y: 20, r: 4 }])).toBe(false);
    expect(isFree({ x: 6.4, y: 100 }, 6.5, [], board, [])).toBe(false);
  });
});

describe('a finger between two small discs', () => {
  const discs: [Round, ...Round[]] = [{ id: 'a', x: 0, y: 0, r: 6 }, { id: 'b', x: 14, y: 0, r: 6 }, { id: 'c', x: 60, y: 0, r: 20 }];

  it('means the one whose rim is nearer', () => {
    expect(nearest({ x: 6.5, y: 0 }, discs).id).toBe('a');
    expect(nearest({ x: 7.5, y: 0 }, discs).id).toBe('b');
    expect(nearest({ x: 32, y: 0 }, discs).id).toBe('c');
  });
});
