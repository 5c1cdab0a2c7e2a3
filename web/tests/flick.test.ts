// The page's drawing of flicks against Python's: `python -m tests.page.films` wrote down where its discs are and what its lines meet.
import { describe, expect, it } from 'vitest';
import { angleAt, contacts, leavesAt, placeAt, seconds } from '../src/flick/film';
import { Frame, type Turn } from '../src/flick/frame';
import { clearOf } from '../src/flick/loupe';
import { FULL, pullFrom, roomFrom, Trace, type Device } from '../src/flick/pull';
import { holds, isFree } from '../src/flick/room';
import { nearest, type Board, type Round, type Zone } from '../src/flick/shape';
import { reachOf, sightFrom } from '../src/flick/sight';
import { coneOf, NEEDLE, needleAt, swayAt, swayOf } from '../src/flick/sway';
import type { FlickSeen } from '../src/wire';
import { written, type Written } from './made';

const MICROMETRE = 0.001;
const TOP_SPEED = 3000;

interface Told extends Omit<Written, 'board' | 'discs'> {
  board: Board;
  discs: Round[];
}

const shots = written.map((each): Told => {
  const { width, height, slowing, bounce, wallBounce } = each.board;
  const posts = each.board.posts.map(([id, x, y, r]) => ({ id: String(id), x: Number(x), y: Number(y), r: Number(r) }));
  const discs = Object.entries(each.discs).map(([id, [x, y, r]]) => ({ id, x, y, r }));
  return { ...each, board: { width, height, slowing, bounce, wallBounce, posts, walls: each.board.walls, look: 'slab' }, discs };
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

  it('has turned every disc as far as Python says, on real wood', () => {
    const spun = new Set<string>();
    for (const [number, { film, turned }] of shots.entries())
      for (const [at, angles] of turned)
        for (const [id, angle] of Object.entries(angles)) {
          expect(angleAt(film, id, at)).toBeCloseTo(angle, 5);
          if (Math.abs(angle) > 0.1) spun.add(`${number} ${id}`);
        }
    expect(shots.filter(({ film }) => Object.keys(film.turns ?? {}).length)).toHaveLength(2);
    expect(spun.size).toBeGreaterThan(4);
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

  it('ends where a flick of any strength stops, or first meets something', () => {
    const met = new Set<string>();
    for (const { board, discs, flicks } of shots)
      for (const { disc, angle, speed, end, kind, other } of flicks) {
        const sight = sightFrom(discs.find(({ id }) => id === disc)!, angle, reachOf(speed, board.slowing), board, discs);
        met.add(sight.by);
        expect(sight.by).toBe({ disc: 'disc', post: 'post', wall: 'wall', exit: 'edge', '': 'stop' }[kind]);
        expect(Math.hypot(sight.end.x - end[0], sight.end.y - end[1])).toBeLessThan(0.01);
        if (sight.met) expect(sight.met.id).toBe(other);
      }
    expect([...met].sort()).toEqual(['disc', 'edge', 'post', 'stop', 'wall']);
  });

  it('goes on as both bodies do after an impact', () => {
    const SOON = 0.002; // seconds, as in films.py
    let compared = 0;
    for (const { board, discs, flicks } of shots)
      for (const { disc, angle, speed, after } of flicks) {
        const sight = sightFrom(discs.find(({ id }) => id === disc)!, angle, reachOf(speed, board.slowing), board, discs);
        for (const [body, [dx, dy]] of Object.entries(after)) {
          const onward = body === disc ? sight.goesOn : sight.pushed;
          const moved = Math.hypot(dx, dy);
          if (!onward || moved < 0.2) continue;
          compared += 1;
          // What slides so far began at this speed, and has slowed down a little by now.
          const began = Math.sqrt(2 * board.slowing * onward.far);
          expect(moved).toBeCloseTo(began * SOON - (board.slowing * SOON * SOON) / 2, 3);
          expect((onward.x * dx + onward.y * dy) / moved).toBeGreaterThan(0.99999);
        }
      }
    expect(compared).toBeGreaterThan(80);
  });

  it('does not go on where nothing is left to go on with', () => {
    const board: Board = { width: 400, height: 200, walls: [], posts: [], slowing: 2450, bounce: 0.6, wallBounce: 0.5, look: 'slab' };
    const [a, b] = [{ id: 'a', x: 50, y: 100, r: 10 }, { id: 'b', x: 150, y: 100, r: 10 }];
    expect(sightFrom(a, 0, 79.99, board, [b])).toMatchObject({ by: 'stop', length: 79.99, met: null, pushed: null, goesOn: null });
    expect(sightFrom(a, 0, 80.5, board, [b])).toMatchObject({ by: 'disc', end: { x: 130, y: 100 }, pushed: null, goesOn: null });
    const pushed = sightFrom(a, 0, 180, board, [b]).pushed!;
    expect([pushed.x, pushed.y, pushed.far]).toEqual([1, 0, expect.closeTo(64)]); // 0.8 of the speed
  });

  it('bounces off what is fixed as off a post', () => {
    const board: Board = { width: 400, height: 200, walls: [], posts: [], slowing: 2450, bounce: 0.6, wallBounce: 0.5, look: 'slab' };
    const sight = sightFrom({ id: 'a', x: 50, y: 100, r: 10 }, 0, 180, board, [{ id: 'b', x: 150, y: 100, r: 10, fixed: true }]);
    expect(sight).toMatchObject({ by: 'disc', pushed: null, goesOn: { x: -1, far: expect.closeTo(36) } });
  });
});

describe('a pull', () => {
  const desk = { width: 1280, height: 800 };
  const devices: Device[] = ['mouse', 'pen', 'touch'];
  const around = Array.from({ length: 72 }, (_, index) => (index * Math.PI) / 36);

  it('is none within the ring where it began, and grows from its rim', () => {
    for (const device of devices) {
      const from = { x: 600, y: 400 };
      const { still } = pullFrom(from, { x: 610, y: 400 }, desk, device);
      expect(pullFrom(from, from, desk, device)).toMatchObject({ way: null, flicks: false, power: 0 });
      expect(pullFrom(from, { x: 600 + still, y: 400 }, desk, device)).toMatchObject({ flicks: false, power: 0 });
      expect(pullFrom(from, { x: 600 + still + 1, y: 400 }, desk, device).power).toBeLessThan(0.02);
      expect(pullFrom(from, { x: 600 + FULL, y: 400 }, desk, device)).toMatchObject({ flicks: true, power: 1, way: { x: 1, y: 0 } });
    }
  });

  it('is full before it leaves the window, wherever it began and whichever way it goes', () => {
    for (const view of [desk, { width: 390, height: 844 }, { width: 844, height: 390 }])
      for (const device of devices)
        for (const x of [14, view.width / 3, view.width - 14])
          for (const y of [14, view.height / 2, view.height - 14])
            for (const angle of around) {
              const way = { x: Math.cos(angle), y: Math.sin(angle) };
              const room = roomFrom({ x, y }, way, view);
              const to = { x: x + way.x * (room - 1), y: y + way.y * (room - 1) };
              expect(pullFrom({ x, y }, to, view, device).power).toBe(1);
              expect(pullFrom({ x, y }, { x: x + way.x * 2, y: y + way.y * 2 }, view, device).flicks).toBe(false);
            }
  });

  it('is as long as anywhere where there is room for it', () => {
    expect(pullFrom({ x: 600, y: 10 }, { x: 600, y: 90 }, desk, 'mouse').power).toBeCloseTo((80 - 12) / (FULL - 12));
  });

  it('begins as fine near an edge as anywhere, and is never weaker', () => {
    for (const device of devices)
      for (const room of [14, 20, 40, 90, 150]) {
        const near = (pixels: number) => pullFrom({ x: 600, y: 800 - room }, { x: 600, y: 800 - room + pixels }, desk, device);
        const { still } = near(1);
        const far = pullFrom({ x: 600, y: 400 }, { x: 600, y: 401 }, desk, device);
        const anywhere = (pixels: number) => pullFrom({ x: 600, y: 400 }, { x: 600, y: 400 + far.still + pixels }, desk, device).power;
        const way = room - 4 - still;
        expect(near(still + way / 20).power).toBeLessThan(anywhere(way / 20) + 0.001);
        expect(near(still + way / 2).power).toBeLessThan(anywhere(way / 2) + 0.13);
        const powers = Array.from({ length: 41 }, (_, step) => near(still + (way * step) / 40).power);
        expect(powers.every((power, step) => power >= anywhere((way * step) / 40) - 1e-9)).toBe(true);
        expect(powers.slice(1).every((power, step) => power > powers[step]!)).toBe(true);
        expect(powers.at(-1)).toBeCloseTo(1);
        expect(near(still + 1).cramped).toBe(room < 0.4 * FULL + 4);
      }
  });
});

describe('a finger that is lifted', () => {
  it('meant where it rested, not where it rolled off', () => {
    const trace = new Trace();
    for (let at = 0; at <= 300; at += 20) trace.add({ x: 100, y: 100 }, at);
    trace.add({ x: 103, y: 104 }, 330);
    trace.add({ x: 104, y: 107 }, 340);
    expect(trace.meant(345)).toMatchObject({ x: 100, y: 100 });
  });

  it('meant where it was, if it was on its way', () => {
    const trace = new Trace();
    for (let at = 0; at <= 200; at += 20) trace.add({ x: at, y: 0 }, at);
    expect(trace.meant(201)).toMatchObject({ x: 200, y: 0 });
    expect(new Trace().meant(0)).toBeNull();
  });
});

describe('a swaying hand', () => {
  const board: Board = { width: 400, height: 200, walls: [], posts: [], slowing: 2450, bounce: 0.6, wallBounce: 0.5, look: 'slab' };
  const disc = { id: 'a', x: 50, y: 100, r: 10 };
  const sway = { angle: 100, speed: 50, soft: 200 };
  const cone = (power: number, others: Round[] = [], top = 2_000_000) => coneOf(disc, { angle: 0, power, speed: 1000 * power }, sway, top, board, others);

  it('sways more the harder it flicks', () => {
    const halves = [0, 0.25, 0.5, 0.75, 1].map((power) => cone(power).half);
    expect(halves).toEqual([...halves].sort((a, b) => a - b));
    expect(halves.at(-1)).toBeCloseTo(0.1);
    expect(halves[0]).toBeCloseTo(0.02);
    expect(swayAt(sway, 1)).toBe(1);
    expect(swayAt(sway, 0.5)).toBeCloseTo(0.6);
  });

  it('never flicks faster than the top', () => {
    expect(cone(1, [], 1_000_000).far[0]!.length).toBeCloseTo(reachOf(1000, 2450));
  });

  it('sways as the needle says, if it is timed', () => {
    const flick: FlickSeen = { type: 'flick', asked: 0, seat: 0, kind: 'flick', rule: '', disc: 'elf', top_speed: TOP_SPEED, sway, timed: [{ angle: 20, speed: 10, soft: 200 }, { angle: 120, speed: 110, soft: 200 }] };
    expect(swayOf(flick, null)).toBe(sway);
    expect([0, 500, -500, NEEDLE].map((needle) => swayOf(flick, needle)!.angle)).toEqual([20, 70, 70, 120]);
    expect(swayOf({ ...flick, timed: [] }, 500)).toBe(sway);
    expect(swayOf({ ...flick, sway: null, timed: [] }, null)).toBeNull();
  });

  it('has a needle that swings from side to side', () => {
    expect([0, 500, 1000, 1500, 2000].map(needleAt).map((at) => at + 0)).toEqual([-NEEDLE, 0, NEEDLE, 0, -NEEDLE]);
  });

  it('may stop earlier or later, on either side of the aim', () => {
    const { far, near, half } = cone(1);
    expect(far[0]!.end.y - 100).toBeCloseTo(100 - far.at(-1)!.end.y);
    expect(far[0]!.length).toBeCloseTo(reachOf(1050, 2450));
    expect(Math.hypot(near[0]!.x - 50, near[0]!.y - 100)).toBeCloseTo(reachOf(950, 2450));
    expect(Math.atan2(far[0]!.end.y - 100, far[0]!.end.x - 50)).toBeCloseTo(half);
  });

  it('meets what lies beside the aim', () => {
    const other = { id: 'b', x: 200, y: 125, r: 10 };
    const met = cone(1, [other]).far.map((sight) => sight.by);
    expect(met[0]).toBe('disc');
    expect(met.at(-1)).toBe('stop');
  });
});

describe('a loupe', () => {
  const corners = [{ x: 60, y: 60 }, { x: 540, y: 60 }, { x: 540, y: 340 }];

  it('lies in the first corner where it hides neither a disc nor the aimed way', () => {
    expect(clearOf(corners, 60, [], [])).toEqual(corners[0]);
    expect(clearOf(corners, 60, [{ x: 100, y: 100, r: 10 }], [])).toEqual(corners[1]);
    expect(clearOf(corners, 60, [{ x: 100, y: 100, r: 10 }], [{ from: { x: 300, y: 60 }, to: { x: 470, y: 60 }, r: 12 }])).toEqual(corners[2]);
    expect(clearOf(corners, 60, [{ x: 300, y: 200, r: 280 }], [])).toBeNull();
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
  const board: Board = { width: 400, height: 200, walls: [], posts: [{ id: 'p', x: 200, y: 100, r: 16 }], slowing: 2450, bounce: 0.6, wallBounce: 0.5, look: 'slab' };
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
