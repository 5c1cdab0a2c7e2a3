import { beforeEach, expect, test } from 'vitest';
import type { Beats } from '../src/director/beats';
import { Director } from '../src/director/director.svelte';
import { Replayed } from '../src/replay/replayed.svelte';
import { CHAIRS, snapshotOf, updateOf } from './made';

const BEATS: Beats = { events: { attacked: { who: 'attacker', whom: 'target' } } };
const heard: string[] = [];
let replay: Replayed;
let director: Director;

const update = (seq: number, ...names: string[]) => updateOf(seq, { events: names.map((name) => ({ seq, name, data: { attacker: seq, target: 1 } })) });

beforeEach(() => {
  heard.length = 0;
  replay = new Replayed('table', 'key');
  const first = snapshotOf({ seats: CHAIRS });
  replay.load({ messages: [first, update(1, 'turn_begun'), update(2, 'attacked', 'drawn'), update(3, 'attacked'), update(4, 'turn_begun'), update(5, 'attacked')] });
  director = new Director(replay, BEATS, { rate: Infinity, isStill: false, isPatient: true }, (_, phase, events) => heard.push(...events.map(({ name }) => `${name} ${phase}`)));
  replay.director = director;
  replay.onnews = (events) => heard.push(...events.map(({ name }) => `${name} drawn`));
});

test('in a replay acts are heard as they are played, what is not staged when it is drawn, and nothing of where one only goes', async () => {
  replay.goTo(1);
  expect(heard).toEqual([]);
  for (const _ of ['once', 'and again']) {
    await replay.forward();
    expect(heard).toEqual(['attacked act', 'drawn drawn']);
    heard.length = 0;
    replay.goTo(1);
  }
});

test('wherever one goes, the turn up to there is told, by who acted', () => {
  const told = () => [director.cards.map(({ who }) => who), director.now?.who ?? '', director.now?.seat ?? -1];
  replay.goTo(3);
  expect(told()).toEqual([['fighter:2', 'fighter:3'], 'fighter:3', 1]);
  replay.goTo(5);
  expect(told()).toEqual([['fighter:5'], 'fighter:5', 1]);
  replay.goTo(4);
  expect(told()).toEqual([['fighter:2', 'fighter:3'], 'fighter:3', 1]); // the next turn has nothing to tell yet
  replay.goTo(0);
  expect(told()).toEqual([[], '', -1]);
});

test('played on, the next turn takes the place of the one before', async () => {
  replay.goTo(3);
  await replay.forward();
  expect(director.cards.length).toBe(2);
  await replay.forward();
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:5']);
});

test('an act that is watched again leaves the replay where it was', async () => {
  replay.goTo(3);
  const again = director.again({ ...director.cards[0]! });
  await new Promise((done) => setTimeout(done));
  replay.toPresent();
  await again;
  expect([replay.frame, replay.showing, (replay.state as { at: number }).at]).toEqual([3, false, 3]);
});
