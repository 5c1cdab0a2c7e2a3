import { beforeEach, expect, test, vi } from 'vitest';
import type { Moment, Tag } from '../src/director/beats';
import { hearStep, play } from '../src/stage/voices';
import { momentOf } from './made';

const heard = vi.hoisted(() => [] as number[]);
vi.mock('../src/audio', () => ({ sound: ({ tones }: { tones: number[][] }, _: number, { tune = 1 }) => heard.push(tones[0]![0]! * tune) }));

beforeEach(() => {
  heard.length = 0;
});

const moment = (tag: Tag) => momentOf([{ tag, event: { seq: 0, name: 'moved' }, on: [], bare: false, passing: false }]);
const lowest = (tag: Tag) => {
  heard.length = 0;
  hearStep(moment(tag), 'result');
  return [...heard];
};
/** What is heard of a big line. */
const lowestOf = (banner: Partial<Moment>) => {
  heard.length = 0;
  hearStep(momentOf([], banner), 'banner');
  return [...heard];
};

test('a wound, a death, a blow held off, a gain, a room cleared and a Lord who enters sound each their own way', () => {
  const voices = [lowest({ tone: 'hurt', word: 'loss' }), lowest({ tone: 'kill', word: 'dead' }), lowest({ tone: 'block', word: 'blocked' }), lowest({ tone: 'gain', word: 'gain' }), lowestOf({ closes: true }), lowestOf({ dread: true })];
  expect(voices.every((voice) => voice.length > 0)).toBe(true);
  expect(new Set(voices.map(String)).size).toBe(6);
  expect(lowestOf({})).toEqual([]);
});

test('nothing is heard of a miss, nor while one aims or waits', () => {
  expect(lowest({ tone: 'miss', word: 'miss' })).toEqual([]);
  for (const phase of ['intent', 'act', 'beat', ''] as const) hearStep(moment({ tone: 'kill', word: 'dead' }), phase);
  expect(heard).toEqual([]);
});

test('a lost line, a trap and an escape are heard as what they are', () => {
  const voices = [lowest({ tone: 'hurt', word: 'loss' }), lowest({ tone: 'hurt', word: 'line' }), lowest({ tone: 'hurt', word: 'trap' }), lowest({ tone: 'gain', word: 'gain' }), lowest({ tone: 'gain', word: 'escaped' })];
  expect(new Set(voices.map(String)).size).toBe(5);
});

test('each of several kills has a coin, higher than the one before', () => {
  const kill = { tag: { tone: 'kill', word: 'dead', coins: 100 } as const, event: { seq: 0, name: 'killed' }, on: [], bare: false, passing: false };
  const coins = [1, 2, 3].map((kills) => {
    heard.length = 0;
    hearStep(momentOf(Array<typeof kill>(kills).fill(kill)), 'result');
    return Math.max(...heard);
  });
  expect(coins.toSorted((one, other) => one - other)).toEqual(coins);
  expect(new Set(coins).size).toBe(3);
});

test('a Lord falls on the board after the drum', () => {
  expect(Math.min(...lowestOf({ dread: true }))).toBeLessThan(50);
});

test('victory is a horn and defeat a drum', () => {
  play('won');
  const won = [...heard];
  heard.length = 0;
  play('lost');
  expect([Math.min(...won) > 150, Math.max(...heard) < 100]).toEqual([true, true]);
});
