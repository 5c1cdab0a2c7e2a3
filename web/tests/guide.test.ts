import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepFor, type Guide, type Now } from '../src/guide/guide';
import { placed } from '../src/guide/place';

const now = (asked: string, held: string[] = [], state = { turn: 1 }): Now<{ turn: number }> => ({
  seat: 0, state, decision: null, asked, events: [], held, happened: () => false,
});
const guide: Guide<{ turn: number }> = {
  scenario: 's', seat: 0, tell: (key) => key,
  ends: ({ state }) => state.turn === 3,
  steps: [
    { id: 'hell', seats: [1] },
    { id: 'take', asked: 'assign', when: ({ held }) => !held.length },
    { id: 'put', asked: ['assign', 'place'], when: ({ held }) => held.length > 0 },
    { id: 'wait', when: ({ asked }) => !asked },
  ],
};

test('the first step whose moment has come is shown', () => {
  expect(stepFor(guide, now('assign'), [])?.id).toBe('take');
  expect(stepFor(guide, now('assign', ['die:3']), [])?.id).toBe('put');
  expect(stepFor(guide, now(''), [])?.id).toBe('wait');
});

test('a step is shown once, and none that is for another seat', () => {
  expect(stepFor(guide, now('assign'), ['take'])).toBe(null);
  expect(stepFor(guide, { ...now('x'), seat: 1 }, [])?.id).toBe('hell');
});

test('after two rounds the guide takes its leave', () => {
  expect(stepFor(guide, now('assign', [], { turn: 3 }), [])?.id).toBe('end');
});

const screen = { width: 1000, height: 800 };
const size = { width: 300, height: 120 };

test('a hint stands beside its target and covers neither it nor what can be pressed', () => {
  const target = { left: 400, top: 100, width: 60, height: 60 };
  const below = { left: 300, top: 170, width: 300, height: 200 };
  const at = placed(size, screen, target, [below]);
  expect(at.side).not.toBe('top');
  expect(at.side).not.toBe('');
  expect(at.top).toBeGreaterThanOrEqual(0);
});

test('without a target, or without room, a hint keeps to a corner of the screen', () => {
  expect(placed(size, screen, null, []).side).toBe('');
  const at = placed(size, { width: 320, height: 300 }, { left: 0, top: 0, width: 320, height: 290 }, []);
  expect(at.left).toBeLessThanOrEqual(20);
});

const games = readdirSync(new URL('../src/games', import.meta.url)).filter((game) => read(game, 'guide.ts') !== '');

function read(game: string, file: string): string {
  try {
    return readFileSync(new URL(`../src/games/${game}/${file}`, import.meta.url), 'utf8');
  } catch {
    return '';
  }
}

test.each(games)('%s: every hint has its words in every language, and no words lack a hint', (game) => {
  const ids = [...read(game, 'guide.ts').matchAll(/\bid: '([\w-]+)'/g)].map((match) => match[1]!);
  expect(ids.length).toBeGreaterThan(5);
  const files = readdirSync(new URL(`../src/games/${game}/guide`, import.meta.url));
  expect(files).toContain('en.ftl');
  for (const file of files) {
    const said = [...read(game, `guide/${file}`).matchAll(/^guide-([\w-]+) =/gm)].map((match) => match[1]!);
    expect([...said].sort()).toEqual([...ids, 'end'].sort());
  }
});
