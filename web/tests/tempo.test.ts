import { expect, test } from 'vitest';
import { flickedIn, placeAt, trackOf } from '../src/flick/film';
import { Tempo } from '../src/flick/tempo';
import { written } from './made';

const { film } = written[0]!;
const contact = film.knocks[0]![0] / 1e6;
const FRAME = 1 / 60;

/** Where the film is at each picture, and how many pictures it takes until some time. */
function run(decisive: number[], until: number): number[] {
  const tempo = new Tempo(film, decisive, 1);
  const seen = [0];
  while (seen.at(-1)! < until) seen.push(tempo.next(seen.at(-1)!, FRAME, 1));
  return seen;
}

test('time slows before the contact that counts, stands still at it, and goes on', () => {
  const plain = run([], contact + 0.2);
  const staged = run([contact], contact + 0.2);
  expect(staged).toContain(contact);
  const still = staged.filter((at) => at === contact).length * FRAME;
  expect(still).toBeGreaterThanOrEqual(0.08);
  expect(still).toBeLessThan(0.12);
  const [from, to] = new Tempo(film, [contact], 1).slow;
  expect(to).toBe(contact);
  expect((to - from) / 0.22).toBeLessThanOrEqual(0.5 + 1e-9);
  expect(staged.length).toBeGreaterThan(plain.length + 5);
  expect((staged.length - plain.length) * FRAME).toBeLessThan(0.65);
});

test('without a contact that counts it runs as it was', () => {
  for (const [index, at] of run([], 0.5).entries()) expect(at).toBeCloseTo(index * FRAME, 9);
});

test('whose flick it was is known wherever its way stands among those of discs that it drove on', () => {
  for (const { film } of written) {
    const ways = Object.fromEntries(Object.entries(film.ways).reverse().map(([id, way]) => [`disc-${id}`, way]));
    expect([flickedIn(film), flickedIn({ ...film, ways })]).toEqual(['0', 'disc-0']);
  }
});

test('the track of a flick begins where the disc lay and ends where it rests', () => {
  const id = flickedIn(film);
  const track = trackOf(film, id);
  const [x, y] = film.start[id]!;
  expect(track[0]).toEqual({ x: x / 1000, y: y / 1000 });
  const [start, length] = film.ways[id]!.at(-1)!;
  expect(start + length).toBeLessThanOrEqual(film.duration + 1);
  expect(track.length).toBeGreaterThan(film.ways[id]!.length);
});

test('a track never runs ahead of the disc: it is as long as the way that was gone', () => {
  for (const { film } of written) {
    const id = flickedIn(film);
    const length = (points: { x: number; y: number }[]) => points.slice(1).reduce((sum, { x, y }, index) => sum + Math.hypot(x - points[index]!.x, y - points[index]!.y), 0);
    const gone = Array.from({ length: 2001 }, (_, step) => placeAt(film, id, (film.duration * step) / 2000 / 1e6)!);
    expect(length(trackOf(film, id))).toBeLessThan(length(gone) * 1.01 + 0.5);
  }
});
