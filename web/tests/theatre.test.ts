// What is acted out: dice, cards and sums come before what came of them is drawn, for others and for who did it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentsOf, type Beats, type Moment } from '../src/director/beats';
import { Director } from '../src/director/director.svelte';
import { Link } from '../src/link.svelte';
import { dicePlan, sumPlan } from '../src/stage/steps.svelte';
import type { EventSeen, Update } from '../src/wire';
import { ROLES, snapshotOf, updateOf } from './made';

const LASTS = 1500;
const BEATS: Beats = {
  events: {
    moved: { who: 'fighter', passing: true, leads: true, joins: 'moved' },
    explored: { who: 'fighter', whom: ({ tile, side }) => [`exit:${tile}/${side}`] },
    played: { who: 'seat', lasts: LASTS },
    attacked: { who: 'attacker', whom: 'target' },
    rolled: { who: 'fighter', on: 'target', lasts: LASTS, bare: true, tag: ({ hits }) => (hits === undefined ? undefined : { tone: 'hurt', word: 'hits' }) },
    killed: { who: 'by', on: 'fighter', tag: { tone: 'kill', word: 'dead' } },
    escaped: { who: 'fighter', begins: true, tag: { tone: 'gain', word: 'escaped' } },
  },
};
const event = (name: string, data: Record<string, unknown>) => ({ seq: 0, name, data });
const attack = event('attacked', { attacker: 5, target: 1 });
const roll = event('rolled', { fighter: 5, target: 1, hits: 1 });
const kill = event('killed', { by: 5, fighter: 1 });
const made = (events: ReturnType<typeof event>[], last: Moment | null = null) => momentsOf(events, { beats: BEATS, roles: ROLES, seat: 1, last, next: last ? last.id + 1 : 0 });

class Table extends Link {
  private last = 0;
  answer(): void {}
  send(): void {}
  close(): void {}

  constructor() {
    super('table', 'key');
    this.show(snapshotOf());
  }

  tell(events: EventSeen[], more: Partial<Update> = {}): void {
    this.last += 1;
    this.change(updateOf(this.last, { events, ...more }));
  }

  get drawn(): number {
    return (this.state as { at: number }).at;
  }
}

let table: Table;
let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  director = new Director(table, BEATS, { rate: 1, isStill: false });
  table.director = director;
});

afterEach(() => {
  vi.useRealTimers();
});

/** When dice begin to be thrown, and when what came of them is drawn. */
async function thrown(): Promise<{ begun: number; drawn: number; over: number }> {
  const at = { begun: -1, drawn: -1, over: -1 };
  for (let time = 0; time < 10_000; time += 10) {
    if (at.begun < 0 && director.act) at.begun = time;
    if (at.drawn < 0 && table.drawn) at.drawn = time;
    if (at.over < 0 && time && !table.showing) at.over = time;
    await vi.advanceTimersByTimeAsync(10);
  }
  return at;
}

test('dice are thrown before what came of them is drawn', async () => {
  table.tell([attack, roll, kill]);
  const { begun, drawn } = await thrown();
  expect(Math.abs(drawn - begun - LASTS)).toBeLessThanOrEqual(20);
});

test('those of one’s own attack too, without an introduction', async () => {
  table.tell([attack, roll, kill], { done: 'mine' });
  const { begun, drawn, over } = await thrown();
  expect(begun).toBeLessThanOrEqual(20);
  expect(Math.abs(drawn - LASTS)).toBeLessThanOrEqual(30);
  expect(over).toBeGreaterThan(drawn); // one looks at it before somebody else sits down
});

test('though somebody moved first, in the same act of the table', async () => {
  table.tell([event('moved', { fighter: 5 }), attack, roll, kill]);
  const { begun, drawn } = await thrown();
  expect(drawn - begun).toBeGreaterThanOrEqual(LASTS - 20);
});

test('who goes on does not see them to their end', async () => {
  table.tell([attack, roll, kill]);
  await vi.advanceTimersByTimeAsync(1100);
  expect([director.phase, table.drawn]).toEqual(['act', 0]);
  director.goOn();
  await vi.advanceTimersByTimeAsync(20);
  expect([director.phase, table.drawn]).toEqual(['beat', 1]);
});

test('dice are the attacker’s, though a card was played in between', () => {
  const [begun] = made([attack]);
  const [card, fight] = made([event('played', { seat: 1 }), roll, kill], begun!);
  expect([card!.who, card!.acts.length]).toEqual(['seat:1', 1]);
  expect([fight!.id, fight!.goesOn, fight!.events.map(({ name }) => name)]).toEqual([begun!.id, true, ['attacked', 'rolled', 'killed']]);
  expect(fight!.results.map(({ tag }) => tag.word)).toEqual(['dead']);
});

test('one walk is one act, and nothing else becomes part of it', () => {
  const [walk, ...others] = made([event('moved', { fighter: 5 }), event('moved', { fighter: 5 })]);
  expect([walk!.events.length, others]).toEqual([2, []]);
  expect(made([event('moved', { fighter: 5 }), event('moved', { fighter: 6 })])).toHaveLength(2);
  expect(made([attack, event('moved', { fighter: 5 })])).toHaveLength(2);
});

test('an escape is an act of its own, and a thing can be named by several numbers', () => {
  expect(made([attack, event('escaped', { fighter: 5 })])).toHaveLength(2);
  expect(made([event('explored', { fighter: 5, tile: 3, side: 1 })])[0]!.whom).toEqual(['exit:3/1']);
});

test('a way is shown first, though the same one goes on', async () => {
  table.tell([event('moved', { fighter: 5 })]);
  await vi.advanceTimersByTimeAsync(1000);
  director.now = { ...director.now!, event: event('attacked', {}) };
  table.tell([event('moved', { fighter: 5 })]);
  await vi.advanceTimersByTimeAsync(20);
  expect(director.phase).toBe('intent');
});

test('more dice and more parts last longer, but a sum not for ever', () => {
  expect(dicePlan(4).lasts).toBeGreaterThan(dicePlan(2).lasts);
  expect(dicePlan(4).times.at(-1)).toBeLessThan(dicePlan(4).lasts);
  expect(sumPlan(3).lasts).toBeGreaterThan(1800);
  expect(sumPlan(40).lasts).toBeLessThan(5000);
});
