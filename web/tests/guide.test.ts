import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChoiceSeen, OptionSeen } from '../src/game';
import { doing, MOST, over, saidNow, type Guide, type Now } from '../src/guide/guide';
import { within } from '../src/guide/ring';

const option = (id: string): OptionSeen => ({ id, verb: id.split(':')[0]!, subjects: { tile: Number(id.split(':')[1] ?? 0) } });
const asking = (kind: string, ids: string[]): ChoiceSeen => ({ type: 'choice', asked: 1, seat: 0, kind, rule: '', options: ids.map(option), refused: [], about: {}, least: 1, most: 1 });
const now = (asked: string, ids: string[] = [], events: string[] = []): Now => ({
  seat: 0, state: {}, facts: {}, asked, decision: asked ? asking(asked, ids) : null, events: events.map((name, seq) => ({ seq, name })), held: [],
});
const NEW = { seen: [], done: [] };
const guide: Guide = {
  scenario: 's', seat: 0, tell: (key) => key,
  chapters: [
    { id: 'goal', steps: [{ id: 'goal' }] },
    { id: 'fight', steps: [{ id: 'strike', asked: 'act', does: 'attack' }, { id: 'seek', asked: 'act', does: 'move', prefers: ({ subjects }) => Number(subjects.tile) }], used: ({ events }) => events.some(({ name }) => name === 'attacked') },
    { id: 'leave', steps: [{ id: 'leave', asked: 'act', does: 'leave' }], used: ({ events }) => events.some(({ name }) => name === 'left') },
  ],
  again: [{ id: 'again', asked: 'act' }],
};
const said = (at: Now, known = NEW as { seen: string[]; done: string[] }) => saidNow(guide, at, known)?.step.id;

test('the goal comes first, and one idea at a time', () => {
  expect(said(now('act', ['attack:1']))).toBe('goal');
  expect(said(now('act', ['attack:1', 'leave:2']), { seen: ['goal'], done: ['goal'] })).toBe('strike');
});

test('what is to be learnt is said until it was really done, and what can be done first comes first', () => {
  const known = { seen: ['goal', 'seek'], done: ['goal'] };
  expect(said(now('act', ['move:1']), known)).toBe('seek');
  expect(said(now('act', ['leave:1']), known)).toBe('leave');
  expect(over(guide, () => now('act', [], ['attacked']), known)).toEqual(['goal', 'fight']);
  expect(said(now('act', ['attack:1']), { ...known, done: ['goal', 'fight'] })).toBe('again');
});

test('whoever wants something else is not told for ever', () => {
  expect(said(now('act', ['attack:1']), { seen: ['goal', ...Array<string>(MOST).fill('strike')], done: ['goal'] })).toBe('again');
});

test('while others are asked nothing is asked of the reader', () => {
  expect(said(now(''), { seen: ['goal'], done: ['goal'] })).toBe(undefined);
});

test('what a step does are the options of its verbs, the best first, and none that is worth nothing', () => {
  const seek = guide.chapters[1]!.steps[1]!;
  expect(doing(seek, now('act', ['move:1', 'move:0', 'move:7', 'attack:3'])).map(({ id }) => id)).toEqual(['move:7', 'move:1']);
});

const screen = { left: 0, top: 0, width: 1000, height: 800 };

test('a ring stands around its target, on the screen, and never over the words of the coach', () => {
  const words = { left: 700, top: 100, width: 300, height: 200 };
  expect(within({ left: 400, top: 100, width: 60, height: 60 }, words, screen)).toEqual({ left: 395, top: 95, width: 70, height: 70 });
  for (const target of [{ left: 660, top: 150, width: 38, height: 40 }, { left: 720, top: 302, width: 90, height: 30 }, { left: 0, top: 0, width: 1000, height: 800 }]) {
    const ring = within(target, words, screen);
    const across = Math.min(ring.left + ring.width, words.left + words.width) - Math.max(ring.left, words.left);
    const down = Math.min(ring.top + ring.height, words.top + words.height) - Math.max(ring.top, words.top);
    expect(across > 0 && down > 0).toBe(false);
    expect(ring.left).toBeGreaterThanOrEqual(0);
    expect(ring.top).toBeGreaterThanOrEqual(0);
  }
});

const FOLDER = new URL('../src/games/', import.meta.url);
const GAMES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/guide.ts')).map((path) => path.slice(0, -'/guide.ts'.length));

function read(file: string): string {
  return readFileSync(new URL(`../src/games/${file}`, import.meta.url), 'utf8');
}

test.each(GAMES)('%s: every chapter and step has its words in every language, and no words are for nothing', (game) => {
  const source = read(`${game}/guide.ts`);
  const chapters = [...source.matchAll(/\{\s*id: '([\w-]+)',\s*steps:/g)].map((match) => match[1]!);
  const steps = [...source.replaceAll(/\{\s*id: '[\w-]+',\s*steps:/g, '').matchAll(/\bid: '([\w-]+)'/g)].map((match) => match[1]!);
  expect(chapters.length).toBeGreaterThan(3);
  const wanted = [...new Set([...chapters.map((id) => `chapter-${id}`), ...steps])].toSorted();
  const files = readdirSync(new URL(`../src/games/${game}/guide`, import.meta.url));
  expect(files).toContain('en.ftl');
  for (const file of files) {
    const told = [...read(`${game}/guide/${file}`).matchAll(/^guide-([\w-]+) =/gm)].map((match) => match[1]!);
    expect(told.toSorted()).toEqual(wanted);
  }
});
