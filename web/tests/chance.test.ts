import { beforeEach, expect, it, vi } from 'vitest';
import { Adding, type Around } from '../src/chance/adding';
import { newSalt, numberOf, pledgeOf, sealOf, sha256 } from '../src/chance/hash';
import { notesOf, withNotes, type Noted } from '../src/chance/notes';
import { prove } from '../src/chance/proof';
import type { StirringSeen } from '../src/wire';
import proofs from './proofs.json';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

it('hashes as everybody does', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('é'.repeat(60))).toBe('f989aaf52260aef87908350aa746652652166f9013d42e9149d924b4b8be014f');
  for (let length = 50; length < 70; length += 1) expect(sha256('a'.repeat(length))).toHaveLength(64);
  expect(newSalt()).toMatch(/^[0-9a-f]{64}$/);
});

it('makes the same of secret and salts as the server', () => {
  expect(numberOf('ab'.repeat(32), 3, [[0, 'ef'.repeat(32)], [1, 'cd'.repeat(32)]])).toBe('7869371561539166608');
  expect(sealOf('ab'.repeat(32))).toBe('043449849a34eb39912503ccc6a3fc8cb1363b668f22ec08387b638ff4c2e059');
  expect(pledgeOf('cd'.repeat(32))).toBe('3d58673c60f2c384111f03802c6bd05b13ee104b43b871717b8c9b21d09e5e85');
});

// Adding

const SEEN: StirringSeen = { seal: sealOf('s'), stir: 1, pledges: {}, given: [], members: [], why: '', awaited: [], held: false, asked: false, at: 0 };
const HERE: Around = { backs: 0, present: [0, 1] };
const BEGIN = { why: 'begin', held: true, asked: true } as const;

function sitting() {
  const said: Record<string, unknown>[] = [];
  const adding = new Adding('table', 0, (command) => said.push(command));
  const last = () => said.at(-1) as { type: string; pledge: string; salt: string; pledges: Record<string, string> };
  /** What it pledged lies there, with that of another. */
  const asked = (more: Partial<StirringSeen>): StirringSeen => ({ ...SEEN, pledges: { 0: last().pledge, 1: 'another' }, asked: true, ...more });
  return { adding, said, last, asked };
}

/** In the beginning it gives, and that is settled; then it has pledged another. */
function begun() {
  const { adding, said, last, asked } = sitting();
  adding.begin(SEEN, HERE);
  adding.done();
  adding.look(asked(BEGIN), HERE);
  adding.done();
  adding.look({ ...SEEN, stir: 2, members: [0, 1] }, HERE);
  adding.done();
  return { adding, said, last, asked };
}

it('pledges at once, and gives what it has pledged when that is asked for', () => {
  const { adding, said, last, asked } = sitting();
  adding.begin(SEEN, HERE);
  const { pledge } = last();
  adding.look(SEEN, HERE);
  expect(said).toHaveLength(1);
  adding.done();
  const pledges = { 0: pledge, 1: 'another' };
  adding.look({ ...asked(BEGIN), asked: false }, HERE);
  expect(said).toHaveLength(1);
  adding.look(asked(BEGIN), { backs: 0, present: [0] });
  expect(last()).toMatchObject({ type: 'give', pledges, stir: 1 });
  expect(pledgeOf(last().salt)).toBe(pledge);
  const { salt } = last();
  adding.done();
  adding.look({ ...SEEN, stir: 2, members: [0, 1] }, HERE);
  expect(notesOf('table')).toEqual([{ noted: 1, seat: 0, seal: SEEN.seal, pledges, salt, at: 0, taken: true }]);
  expect(last().type).toBe('pledge');
  expect(last().pledge).not.toBe(pledge);
});

it('gives nothing without a cause that it can see', () => {
  const { adding, said, asked } = begun();
  const then = said.length;
  const pledged = asked({ stir: 2, members: [0, 1] });
  for (const why of ['', 'begin', 'back', 'late'] as const) adding.look({ ...pledged, why }, HERE);
  expect(said).toHaveLength(then);
  adding.look({ ...pledged, why: 'back' }, { ...HERE, backs: 1 });
  expect(said.at(-1)!.type).toBe('give');
});

it('gives once for each time that the match went back', () => {
  const { adding, said, last, asked } = begun();
  adding.look(asked({ stir: 3, why: 'back' }), { ...HERE, backs: 1 });
  expect(last().type).toBe('give');
  adding.done();
  adding.look({ ...SEEN, stir: 4, members: [0, 1] }, { ...HERE, backs: 1 });
  adding.done();
  const then = said.length;
  adding.look(asked({ stir: 4, why: 'back' }), { ...HERE, backs: 1 });
  expect(said).toHaveLength(then);
});

it('gives for somebody who comes late when all are there, and once', () => {
  const { adding, said, last, asked } = begun();
  const then = said.length;
  const late = asked({ stir: 2, why: 'late', pledges: { 0: last().pledge, 1: 'another', 2: 'third' } });
  adding.look(late, HERE);
  expect(said).toHaveLength(then);
  adding.look(late, { ...HERE, present: [0, 1, 2] });
  expect(last().type).toBe('give');
});

it('begins again without one who broke it off, and with nobody else', () => {
  const { adding, said, last, asked } = begun();
  const then = said.length;
  adding.look(asked({ ...BEGIN, stir: 2 }), HERE);
  expect(said).toHaveLength(then);
  adding.look(asked({ ...BEGIN, stir: 2, pledges: { 0: last().pledge } }), HERE);
  expect(last().type).toBe('give');
});

it('says the same again where it may not have arrived, and never pledges again what has left the browser', () => {
  const { adding, last, asked } = sitting();
  adding.begin(SEEN, HERE);
  adding.done();
  const there = asked(BEGIN);
  adding.look(there, HERE);
  const given = last();
  const { adding: again, last: after } = sitting(); // the page is loaded anew, and the server has taken nothing
  again.begin(there, HERE);
  expect(after()).toEqual(given);
  again.refused({ code: 'stale' }, { ...there, asked: false }, HERE);
  expect(after().type).toBe('pledge');
  expect(after().pledge).not.toBe(pledgeOf(given.salt));
  expect(notesOf('table')).toMatchObject([{ salt: given.salt, taken: false }]);
});

it('gives no more when too many salts have come to nothing', () => {
  const { adding, last, asked } = begun();
  for (const backs of [1, 2, 3]) {
    adding.look(asked({ stir: 2, why: 'back' }), { ...HERE, backs });
    expect(last().type).toBe('give');
    adding.refused({ code: 'stale' }, SEEN, HERE);
    adding.done();
  }
  adding.look(asked({ stir: 2, why: 'back' }), { ...HERE, backs: 4 });
  expect(last().type).toBe('pledge');
});

it('waits for those who are at it, and for another browser at the same seat', () => {
  vi.useFakeTimers();
  const { adding, said, last } = sitting();
  adding.begin({ ...SEEN, ...BEGIN, pledges: { 1: 'another' }, given: [1] }, HERE);
  expect(said).toHaveLength(0);
  adding.look({ ...SEEN, ...BEGIN, pledges: { 0: 'elsewhere' } }, HERE);
  expect(said).toHaveLength(0);
  vi.advanceTimersByTime(10_000);
  expect(last().type).toBe('pledge');
  vi.useRealTimers();
});

it('notes what left it, whatever the server says came of it', () => {
  const { adding, asked } = sitting();
  adding.begin(SEEN, HERE);
  adding.done();
  adding.look(asked(BEGIN), HERE);
  expect(notesOf('table')).toMatchObject([{ noted: 1, taken: false }]);
  adding.done();
  adding.look({ ...SEEN, stir: 3, members: [1] }, HERE);
  expect(notesOf('table')).toMatchObject([{ noted: 1, taken: true }]);
});

it('saves what it noted with the file, and only with a whole one', async () => {
  begun();
  expect(await (await withNotes('table', new Blob(['{"format":"souterrain-seen"}\n']))).text()).not.toContain('noted');
  expect(await (await withNotes('table', new Blob(['{"format":"souterrain-match"}\n']))).text()).toContain('"noted":1');
});

// The proof: files of servers that are honest and of such that are not, with what `kernel/proof.py` says of them

it.each(proofs)('says of a server that $name what verify says', ({ file, noted, doubts, stretches, broken, lost }) => {
  expect(prove(file, JSON.parse(JSON.stringify(noted)) as Noted[])).toEqual({ doubts, stretches, broken, lost });
});

it('says where nothing was sealed', () => {
  const alone = ['{"format":"souterrain-match","seed":"5"}', '{"seat":0,"hash":"","answer":"yes"}'].join('\n');
  expect(prove(alone, [])).toEqual({ doubts: [], stretches: [{ first: 1, last: 1, seats: null, noted: [] }], broken: [], lost: 0 });
});
