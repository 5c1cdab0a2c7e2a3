import { expect, test } from 'vitest';
import { momentsOf, type Beats, type Cue, type Moment } from '../src/director/beats';

const BEATS: Beats = {
  events: {
    moved: { who: 'fighter', whom: 'tile', passing: true },
    attacked: { who: 'attacker', whom: 'target' },
    rolled: { who: 'fighter', on: 'target', bare: true, tag: ({ hits }) => (hits ? { tone: 'hurt', word: 'hits', amount: Number(hits) } : { tone: 'miss', word: 'miss' }) },
    damaged: { who: 'by', on: 'fighter', tag: ({ amount }) => ({ tone: 'hurt', word: 'loss', amount: Number(amount) }) },
  },
  things: { fighter: 'figure' },
};
const ROLES = { attacker: 'fighter', target: 'fighter', by: 'fighter' };
const event = (name: string, data: Record<string, unknown>) => ({ seq: 1, name, data });
const made = (events: ReturnType<typeof event>[], last: Moment | null = null) => momentsOf(events, { beats: BEATS, roles: ROLES, seat: 1, last, next: last ? last.id + 1 : 0 } satisfies Cue);
const attack = event('attacked', { attacker: 5, target: 2 });
const roll = event('rolled', { fighter: 5, target: 2, hits: 1 });

test('what came of an act belongs to it, and a hit gives way to what it cost', () => {
  const [moment, ...others] = made([attack, roll, event('damaged', { by: 5, fighter: 2, amount: 3 })]);
  expect(others).toEqual([]);
  expect([moment!.who, moment!.whom, moment!.seat]).toEqual(['figure:5', ['figure:2'], 1]);
  expect(moment!.results.map(({ tag, on }) => [tag.word, tag.amount, on])).toEqual([['loss', 3, ['figure:2']]]);
});

test('it also does when it is told later, and nobody is introduced again', () => {
  const [begun] = made([attack]);
  const [ended, ...others] = made([roll, event('moved', { fighter: 5, tile: 4 })], begun!);
  expect([ended!.id, ended!.goesOn, ended!.event.name]).toEqual([begun!.id, true, 'attacked']);
  expect(others.map(({ goesOn, passing, whom }) => [goesOn, passing, whom])).toEqual([[false, true, ['tile:4']]]);
  const [other] = made([event('rolled', { fighter: 6, target: 2, hits: 0 })], begun!);
  expect([other!.goesOn, other!.who, other!.results[0]!.tag.word]).toEqual([false, 'figure:6', 'miss']);
});

test('what the game does not stage makes no moment', () => {
  expect(made([event('finished', { fighter: 5 })])).toEqual([]);
});
