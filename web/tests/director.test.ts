import { expect, test } from 'vitest';
import { decisive, momentsOf, type Beats, type Cue, type Moment } from '../src/director/beats';

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

test('a kill takes the place of the wound, and keeps the contact that it was judged by', () => {
  const beats: Beats = { events: { ...BEATS.events, flicked: { who: 'fighter', joins: true }, struck: { who: 'fighter', whom: 'target', bare: true, tag: { tone: 'hurt', word: 'hit' } }, killed: { who: 'by', on: 'target', tag: { tone: 'kill', word: 'dead' } } } };
  const film = { duration: 900_000, start: {}, ways: {}, knocks: [] };
  const events = [
    { ...event('flicked', { fighter: 5 }), film },
    event('struck', { fighter: 5, target: 2, instant: 300_000 }),
    event('struck', { fighter: 5, target: 3, instant: 200_000 }),
    event('damaged', { by: 5, fighter: 2, amount: 1 }),
    event('killed', { by: 5, target: 2 }),
  ];
  const [moment] = momentsOf(events, { beats, roles: ROLES, seat: 1, last: null, next: 0 });
  expect(moment!.results.map(({ tag, on }) => [tag.word, on])).toEqual([['hit', ['fighter:3']], ['dead', ['fighter:2']]]);
  expect(moment!.whom).toEqual(['fighter:2', 'fighter:3']);
  expect(decisive(moment!, 0)).toEqual([0.2, 0.3]);
  const [later] = momentsOf([event('damaged', { by: 5, fighter: 3, amount: 1 })], { beats, roles: ROLES, seat: 1, last: moment!, next: 1 });
  expect(later!.results.map(({ tag, told }) => [tag.word, told === true])).toEqual([['dead', true], ['loss', false]]);
  expect(decisive(later!, 0)).toEqual([]);
});

test('a banner is a moment of its own, except to whom it is nothing new', () => {
  const beats: Beats = { events: { ...BEATS.events, cleared: { banner: () => ({ title: '', text: '' }), closes: true }, played: { who: 'fighter', others: true, banner: () => ({ title: '', text: '' }) } } };
  const cue = { beats, roles: ROLES, seat: 1, last: null, next: 0 };
  const made = momentsOf([attack, roll, event('cleared', {}), event('damaged', { by: 5, fighter: 2, amount: 3 })], cue);
  expect(made.map(({ event: { name }, closes, results }) => [name, closes, results.length])).toEqual([['attacked', false, 1], ['cleared', true, 1]]);
  expect(made[1]!.since).toHaveLength(2);
  const card = event('played', { fighter: 5 });
  expect(momentsOf([card], cue)[0]!.banner).toBeDefined();
  expect(momentsOf([card], { ...cue, own: true })[0]!.banner).toBeUndefined();
});
