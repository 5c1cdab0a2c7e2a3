import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beats } from '../src/director/beats';
import { COMBO, Director, LASTS, type Phase } from '../src/director/director.svelte';
import { RATES, SPEEDS, type Pace, type Speed } from '../src/director/pace';
import { Link } from '../src/link.svelte';
import type { ChoiceSeen, EventSeen, Film, Update } from '../src/wire';
import { CHAIRS, snapshotOf, updateOf, WAITED } from './made';

const BEATS: Beats = {
  events: {
    moved: { who: 'fighter', whom: 'tile', passing: true },
    attacked: { who: 'attacker', whom: 'target' },
    rolled: { who: 'fighter', on: 'target', tag: ({ hits }) => ({ tone: hits ? 'hurt' : 'miss', word: 'hits', amount: Number(hits) }) },
    flicked: { who: 'fighter', joins: true },
    killed: { who: 'by', on: 'fighter', tag: { tone: 'kill', word: 'dead' } },
    over: { closes: true },
  },
  combo: (killed) => ({ title: String(killed.length), text: '' }),
};
const ASKED: ChoiceSeen = { type: 'choice', asked: 9, seat: 0, kind: 'act', rule: '', options: [] };
const STEP = 10; // milliseconds between two looks

/** A table at which a test tells what happens. */
class Table extends Link {
  private last = 0;
  /** Two seats, the first played here; or nobody's, for who looks on. */
  chairs = CHAIRS;
  override isHere(seat: number): boolean {
    return this.chairs.length > 0 && seat === 0;
  }
  answer(): void {}
  send(): void {}
  close(): void {}

  constructor() {
    super('table', 'key');
    this.lie(0);
  }

  /** Everything anew, as after an act that was taken back or a connection that was lost. */
  lie(at: number): void {
    this.last = at;
    this.show(snapshotOf({ seq: at, state: { at }, seats: this.chairs }));
  }

  /** Another act: the table is drawn as `at` so many acts after the beginning. */
  tell(events: EventSeen[], more: Partial<Update> = {}): void {
    this.last += 1;
    this.change(updateOf(this.last, { events, ...more }));
  }

  get drawn(): number {
    return (this.state as { at: number }).at;
  }
}

interface Step {
  phase: Phase;
  moment: number;
  at: number;
  drawn: number;
}

let table: Table;
let director: Director;
let pace: { -readonly [Key in keyof Pace]: Pace[Key] };
const event = (name: string, data: Record<string, unknown>) => ({ seq: 0, name, data });
const attack = (attacker: number, hits = 1) => [event('attacked', { attacker, target: 1 }), event('rolled', { fighter: attacker, target: 1, hits })];
const step = (fighter: number) => [event('moved', { fighter, tile: 3 })];

function at(speed: Speed): void {
  pace.rate = RATES[speed];
  pace.isStill = speed === 'instant';
}

/** What is staged from now on, until nothing is any more or for so long. */
async function watched(most = 60_000, until: () => boolean = () => !table.showing): Promise<Step[]> {
  const steps: Step[] = [];
  const begun = performance.now();
  do {
    const { phase, now } = director;
    const last = steps.at(-1);
    if (phase !== last?.phase || now?.id !== last.moment) steps.push({ phase, moment: now?.id ?? -1, at: performance.now(), drawn: table.drawn });
    await vi.advanceTimersByTimeAsync(STEP);
  } while (!until() && performance.now() - begun < most);
  steps.push({ phase: director.phase, moment: director.now?.id ?? -1, at: performance.now(), drawn: table.drawn });
  return steps;
}

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  pace = { rate: 1, isStill: false };
  director = new Director(table, BEATS, pace);
  table.director = director;
});

afterEach(() => {
  vi.useRealTimers();
});

test.each(SPEEDS.filter((speed) => speed !== 'instant'))('an act is staged step by step at %s, each as long as it says', async (speed) => {
  at(speed);
  table.tell(attack(5));
  const steps = await watched();
  expect(steps.map(({ phase }) => phase)).toEqual(['actor', 'intent', 'result', 'beat', '']);
  expect(steps.map(({ drawn }) => drawn)).toEqual([0, 0, 1, 1, 1]); // what came of it is not drawn before
  const lasted = steps.slice(1).map((next, index) => next.at - steps[index]!.at);
  const said = [LASTS.actor, LASTS.intent, LASTS.result, LASTS.beat].map((lasts) => lasts / RATES[speed]);
  for (const [index, lasts] of said.entries()) expect(Math.abs(lasted[index]! - lasts)).toBeLessThanOrEqual(STEP);
});

test('at instant nothing waits, and the acts can be watched again', () => {
  at('instant');
  for (const fighter of [5, 6, 7]) table.tell(attack(fighter));
  expect([table.drawn, table.showing, director.phase]).toEqual([3, false, '']);
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:5', 'fighter:6', 'fighter:7']);
});

test('who goes on is taken to what came of it, and no further', async () => {
  table.tell(attack(5));
  table.tell(attack(6));
  await vi.advanceTimersByTimeAsync(100);
  director.goOn();
  const steps = await watched(LASTS.beat - STEP);
  expect(steps.at(-1)).toMatchObject({ phase: 'beat', moment: 0, drawn: 1 });
  await vi.advanceTimersByTimeAsync(2 * STEP);
  expect([director.phase, director.now?.id]).toEqual(['actor', 1]);
});

test('who asks for the present has it at once, and every act among the cards', async () => {
  for (const fighter of [5, 6, 7]) table.tell(attack(fighter));
  table.tell([], { decision: ASKED, awaited: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect([table.isAsked, table.isAskedNow, table.decision, table.drawn]).toEqual([true, false, null, 0]);
  table.toPresent();
  expect([table.decision?.asked, table.drawn, table.showing, director.isOn]).toEqual([9, 4, false, false]);
  expect(director.cards.length).toBe(3);
  expect(await watched(3000)).toHaveLength(2); // nothing is staged after that
});

test('a long turn is told faster, and never for longer than one has patience', async () => {
  for (let fighter = 2; fighter < 40; fighter++) table.tell(attack(fighter));
  const steps = await watched();
  const actors = steps.filter(({ phase }) => phase === 'actor');
  expect(actors[1]!.at - actors[0]!.at).toBeGreaterThan(1900);
  expect(actors.at(-1)!.at - actors.at(-2)!.at).toBeLessThan(1000);
  expect(steps.at(-1)!.at - steps[0]!.at).toBeLessThan(23_000);
  expect([table.drawn, director.cards.length]).toEqual([38, 38]); // what is drawn as it is can be watched
});

test('what is seen in passing is not halted for again and again', async () => {
  for (let fighter = 2; fighter < 30; fighter++) table.tell(step(fighter));
  const steps = await watched();
  expect(steps.filter(({ phase }) => phase === 'actor').length).toBeLessThan(8);
  expect(table.drawn).toBe(28);
});

test('whose own time runs is kept for less', async () => {
  table.tell(attack(5));
  const usual = await watched();
  table.tell(attack(6));
  table.tell([], { decision: ASKED, awaited: [], clocks: { 0: 99_000 } });
  const timed = await watched();
  expect(table.isTimed).toBe(true);
  const lasted = (steps: Step[]) => steps.at(-1)!.at - steps[0]!.at;
  expect(lasted(timed)).toBeLessThan(lasted(usual) / 2);
});

test('a board may go nearer to what others do, never to what one does oneself', async () => {
  table.tell(attack(5));
  await vi.advanceTimersByTimeAsync(STEP);
  expect(director.nears).toBe(true);
  await watched();
  await vi.advanceTimersByTimeAsync(1000);
  expect(director.nears).toBe(false);
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] } as Partial<Update>);
  table.tell([event('over', {})], { done: 'mine' } as Partial<Update>);
  await vi.advanceTimersByTimeAsync(STEP);
  expect([director.isOn, director.nears]).toEqual([true, false]);
});

test('an own act shows what came of it, and nothing waits for that', async () => {
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] } as Partial<Update>);
  table.tell(attack(5), { done: 'mine' } as Partial<Update>);
  expect([table.drawn, table.showing, director.phase, director.isOn]).toEqual([2, false, 'result', false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(director.phase).toBe('');
});

test('what others do waits until one has seen what came of the own act', async () => {
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] } as Partial<Update>);
  table.tell(attack(5), { done: 'mine', awaited: WAITED } as Partial<Update>);
  table.tell(attack(6));
  const steps = await watched();
  const [own, others] = [steps[0]!, steps.find(({ moment }) => moment > steps[0]!.moment)!];
  expect([own.phase, others.phase]).toEqual(['result', 'actor']);
  expect(others.at - own.at).toBeGreaterThanOrEqual(LASTS.result + LASTS.beat);
});

test('several that one kills are told one after the other, then all together by a big line', async () => {
  const killed = [6, 7, 8].map((fighter) => event('killed', { by: 5, fighter }));
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] } as Partial<Update>);
  table.tell([event('attacked', { attacker: 5, target: 1 }), ...killed], { done: 'mine' } as Partial<Update>);
  const told: [number, number][] = [];
  for (let at = 0; director.phase === 'result'; at += STEP) {
    if (director.now!.results.length !== told.at(-1)?.[0]) told.push([director.now!.results.length, at]);
    await vi.advanceTimersByTimeAsync(STEP);
  }
  expect(told.map(([count]) => count)).toEqual([1, 2, 3]);
  expect(told[1]![1]).toBeGreaterThanOrEqual(LASTS.result);
  expect(director.phase).toBe('banner');
  expect(director.now!.banner?.(event('killed', {}), {} as never, [])).toEqual({ title: '3', text: '' });
  await vi.advanceTimersByTimeAsync(COMBO + LASTS.beat + 2000);
  expect(director.phase).toBe('');
});

test('who has been told to be dead is not seen again before the table is drawn anew', async () => {
  table.tell([event('attacked', { attacker: 5, target: 1 }), event('killed', { by: 5, fighter: 1 }), event('over', {})]);
  const met = new Set<string>();
  while (table.showing) {
    met.add(`${director.now?.event.name} ${table.drawn} ${director.felled.join()}`);
    await vi.advanceTimersByTimeAsync(STEP);
  }
  expect(met).toContain('over 0 fighter:1');
  expect(met).not.toContain('over 0 ');
  expect(director.felled).toEqual([]);
});

test('nor when the match is over: nobody clears that table', async () => {
  table.tell([event('attacked', { attacker: 5, target: 1 }), event('killed', { by: 5, fighter: 1 }), event('over', {})], { standings: [2, 1] });
  await watched();
  expect([table.drawn, director.felled]).toEqual([1, ['fighter:1']]);
});

test('an act is watched again on the table as it was, and then everything is as it is', async () => {
  table.tell(attack(5));
  table.tell(attack(6));
  await watched();
  table.tell([], { decision: ASKED, awaited: [] });
  const again = director.again(director.cards[0]!);
  await vi.advanceTimersByTimeAsync(0);
  expect([table.decision, table.isAsked, table.isAskedNow]).toEqual([null, true, true]); // it is no news afterwards
  const steps = await watched();
  await again;
  expect(steps.map(({ phase, drawn }) => [phase, drawn])).toEqual([['actor', 0], ['intent', 0], ['result', 1], ['beat', 1], ['', 3]]);
  expect([table.decision?.asked, director.isOn, director.watched]).toEqual([9, false, null]);
});

test('what others do while an act is watched again is staged from its beginning', async () => {
  table.tell(attack(5));
  table.tell(attack(6));
  await watched();
  const again = director.again(director.cards[0]!);
  await vi.advanceTimersByTimeAsync(STEP);
  table.tell(attack(7));
  const steps = await watched(60_000, () => !table.showing && table.drawn === 3);
  await again;
  expect(steps.filter(({ moment }) => moment === 2).map(({ phase }) => phase)).toEqual(['actor', 'intent', 'result', 'beat', '']);
  table.tell([event('rolled', { fighter: 7, target: 1, hits: 1 })]); // of the act before
  await watched();
  expect([director.now?.id, director.cards.length]).toEqual([2, 3]);
});

test('an own act that ends the watching of another shows what came of it', async () => {
  table.tell(attack(5));
  await watched();
  void director.again(director.cards[0]!);
  await vi.advanceTimersByTimeAsync(STEP);
  table.tell(attack(6), { done: 'mine' });
  await vi.advanceTimersByTimeAsync(STEP);
  expect([director.phase, director.now?.who, director.watched]).toEqual(['result', 'fighter:6', null]);
});

test('what others do while an act is looked up is not lost to what was marked before', async () => {
  table.past = () => new Promise((done) => setTimeout(() => done({ before: table.picture(), after: table.picture() }), 100));
  director.catchUp(attack(5));
  void director.again(director.cards[0]!);
  table.tell(attack(6));
  await vi.advanceTimersByTimeAsync(200);
  expect([director.now?.who, director.phase, director.watched]).toEqual(['fighter:6', 'actor', null]);
});

test('an act that is watched again is on for as long as it lasts', async () => {
  table.tell(attack(5));
  await watched();
  void director.again(director.cards[0]!);
  for (let at = 0; at < LASTS.actor + LASTS.intent + LASTS.result; at += STEP) {
    expect(director.isOn).toBe(true);
    await vi.advanceTimersByTimeAsync(STEP);
  }
});

test('own acts can be watched again too, beside what others did before them and after', async () => {
  const own = { done: 'mine', awaited: WAITED } as Partial<Update>;
  const turn = () => director.cards.map(({ who, own }) => `${who} ${own}`);
  table.tell(attack(5));
  await watched();
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] });
  table.tell(attack(6), { done: 'mine' });
  table.tell(attack(7), own);
  expect(turn()).toEqual(['fighter:5 false', 'fighter:6 true', 'fighter:7 true']);
  table.tell(attack(8));
  await watched(); // the next turn of others has one's own last one beside it
  expect(turn()).toEqual(['fighter:6 true', 'fighter:7 true', 'fighter:8 false']);
  const again = director.again(director.cards[1]!);
  const steps = await watched();
  await again;
  expect(steps.map(({ phase, drawn }) => [phase, drawn])).toEqual([['actor', 3], ['intent', 3], ['result', 4], ['beat', 4], ['', 5]]);
});

test('an own act that is taken back is not there to be watched', () => {
  const own = { done: 'mine' } as Partial<Update>;
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] });
  for (const fighter of [5, 6]) table.tell(attack(fighter), own);
  table.tell([event('undone', { seat: 0 })], { ...own, state: { at: 2 } });
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:5']);
});

test('what is seen in passing makes room for what tells, however late it comes', () => {
  at('instant');
  for (const fighter of [2, 3, 4]) table.tell(attack(fighter));
  for (let fighter = 10; fighter < 80; fighter++) table.tell(step(fighter));
  const cards = director.cards.map(({ who }) => who);
  expect([cards.length, cards.slice(0, 4), cards.at(-1)]).toEqual([60, ['fighter:2', 'fighter:3', 'fighter:4', 'fighter:23'], 'fighter:79']);
});

test('who has gone on to the next act of others sees all of the next own one', async () => {
  table.tell(attack(5));
  await vi.advanceTimersByTimeAsync(100);
  director.goOn();
  await watched();
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] });
  table.tell([event('attacked', { attacker: 5, target: 1 }), ...[6, 7].map((fighter) => event('killed', { by: 5, fighter }))], { done: 'mine' });
  await vi.advanceTimersByTimeAsync(LASTS.result * 2);
  expect(director.phase).toBe('banner');
});

test('who takes the place in front of the screen can watch what the one before has done', () => {
  const acts = [4, 5].map((fighter, index) => ({ events: attack(fighter).map((each) => ({ ...each, seq: 10 + index })), seat: index }));
  director.takeOver(acts);
  expect(director.cards.map(({ who, seat }) => [who, seat])).toEqual([['fighter:4', 0], ['fighter:5', 1]]);
  expect([director.now?.who, director.isMarked, director.isBack]).toEqual(['fighter:5', true, false]);
});

test('films are shown at the pace of the stage, and end with the moment', async () => {
  const shown: number[] = [];
  table.projector = async (_film, { rate = 1, until } = {}) => {
    shown.push(rate);
    const end = performance.now() + 1000 / rate;
    while (performance.now() < end && !until?.aborted) await new Promise((done) => setTimeout(done, STEP));
  };
  at('fast');
  table.tell([{ ...event('attacked', { attacker: 5, target: 1 }) }, { ...event('flicked', { fighter: 5 }), film: {} as Film }, event('rolled', { fighter: 5, target: 1, hits: 1 })]);
  const steps = await watched();
  expect(shown).toEqual([2.5]);
  expect(steps.map(({ phase }) => phase)).toEqual(['actor', 'intent', 'act', 'result', 'beat', '']);
  expect(Math.abs(steps[3]!.at - steps[2]!.at - 400)).toBeLessThanOrEqual(2 * STEP);
});

test('what was missed is kept to be watched, and how it lay is asked for then', async () => {
  const asked: number[][] = [];
  table.past = async (from, until) => {
    asked.push([from, until]);
    return { before: { state: { at: -2 }, shown: table.shown }, after: { state: { at: -1 }, shown: table.shown }, films: [] };
  };
  const missed = [...step(4), ...attack(5), ...attack(6)].map((each, index) => ({ ...each, seq: 10 + index }));
  director.catchUp(missed);
  expect([director.isBack, director.phase, table.showing]).toEqual([true, '', false]);
  expect(director.cards.map(({ who, past }) => [who, past])).toEqual([['fighter:4', null], ['fighter:5', null], ['fighter:6', null]]);
  const again = director.again(director.cards[1]!);
  await vi.advanceTimersByTimeAsync(0);
  const steps = await watched();
  await again;
  expect(asked).toEqual([[11, 12]]);
  expect(steps.map(({ phase, drawn }) => [phase, drawn])).toEqual([['actor', -2], ['intent', -2], ['result', -1], ['beat', -1], ['', 0]]);
  table.tell(attack(7), { done: 'mine', awaited: WAITED });
  table.tell(attack(8));
  await watched();
  expect([director.isBack, director.cards.map(({ who }) => who)]).toEqual([false, ['fighter:7', 'fighter:8']]); // who has acted is back
});

test('the turn comes back when others have played, and that is said once', async () => {
  expect(director.comesBack()).toBe(false);
  table.tell(attack(5));
  await watched();
  table.tell([event('turn_begun', {})]);
  expect(director.comesBack()).toBe(false); // an answer to one act is no turn
  for (const fighter of [6, 7]) table.tell(attack(fighter));
  await watched();
  expect(director.comesBack()).toBe(false); // nor is a question in between
  table.tell([event('turn_begun', {}), event('phase_begun', {})]);
  expect([director.comesBack(), director.comesBack()]).toEqual([true, false]);
  expect(director.heading?.name).toBe('turn_begun');
  table.tell(attack(2), { done: 'mine', awaited: WAITED } as Partial<Update>);
  expect(director.comesBack()).toBe(false);
  table.tell(attack(7));
  table.tell([...attack(8), event('turn_begun', {})]);
  await watched();
  expect(director.comesBack()).toBe(true);
});

test('who acts no longer sees what others did last marked on the board', async () => {
  table.tell(attack(5));
  await watched();
  expect(director.isMarked).toBe(true);
  table.tell([event('chosen', {})], { done: 'mine' } as Partial<Update>);
  expect(director.isMarked).toBe(false);
});

test('where the table lies anew, nothing of before is marked on it', async () => {
  table.tell(attack(5));
  await watched();
  expect([director.isMarked, director.now?.who]).toEqual([true, 'fighter:5']);
  table.lie(0);
  expect([director.isMarked, director.now, director.phase]).toEqual([false, null, '']);
  table.tell([event('rolled', { fighter: 5, target: 1, hits: 1 })]); // it belongs to nothing of before
  expect((await watched()).map(({ phase }) => phase)).toContain('actor');
});

test('what is taken back is no longer told', () => {
  table.tell([], { awaited: [{ seat: 0, kind: 'act', rule: '' }] } as Partial<Update>);
  table.tell(attack(5), { done: 'mine' } as Partial<Update>);
  expect([director.phase, director.now?.who]).toEqual(['result', 'fighter:5']);
  table.tell([event('undone', { seat: 0 })], { done: 'mine' } as Partial<Update>);
  expect([director.phase, director.now, director.isMarked]).toEqual(['', null, false]);
});

test('what was done last is marked again when another act has been watched', async () => {
  for (const fighter of [5, 6]) table.tell(attack(fighter));
  await watched();
  const again = director.again(director.cards[0]!);
  await vi.advanceTimersByTimeAsync(100);
  expect(director.now?.who).toBe('fighter:5');
  await watched();
  await again;
  expect([director.now?.who, director.isMarked]).toEqual(['fighter:6', true]);
  void director.again(director.cards[0]!);
  await vi.advanceTimersByTimeAsync(100);
  table.toPresent();
  expect(director.now?.who).toBe('fighter:6');
});

test('who looks on has the acts of one turn, and as much patience for the next', async () => {
  table.chairs = [];
  const turn = event('turn_begun', { turn: 2 });
  for (let fighter = 2; fighter < 40; fighter++) table.tell(attack(fighter));
  await watched();
  table.tell([turn]);
  expect(director.cards.length).toBe(38);
  table.tell(attack(50));
  const steps = await watched();
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:50']);
  table.tell([...attack(51), turn]);
  await watched();
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:50', 'fighter:51']);
  table.tell(attack(52));
  table.tell([turn, ...attack(53)]);
  table.tell(attack(54));
  await watched();
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:53', 'fighter:54']);
  expect(steps.at(-1)!.at - steps[0]!.at).toBeGreaterThan(1900);
});

test('the last turn that has something to tell is recalled', () => {
  const turn = event('turn_begun', { turn: 1 });
  const told = [...attack(4), turn, ...attack(5), ...attack(6)];
  director.recall(told, () => 1);
  expect([director.cards.map(({ who }) => who), director.now?.who, director.now?.seat, director.isMarked, director.isBack]).toEqual([['fighter:5', 'fighter:6'], 'fighter:6', 1, true, false]);
  director.recall([...told, turn], () => 1);
  expect(director.cards.map(({ who }) => who)).toEqual(['fighter:5', 'fighter:6']);
  director.recall([turn], () => 1);
  expect([director.cards.length, director.now, director.isMarked]).toEqual([0, null, false]);
});

test('what is done is heard when it is done, once; what is not staged, when it is drawn', async () => {
  const heard: string[] = [];
  const told = (phase: string, events: readonly { name: string }[]) => heard.push(...events.map(({ name }) => `${name} ${phase} ${table.drawn}`));
  const beats: Beats = { events: { ...BEATS.events, rolled: { ...BEATS.events.rolled!, lasts: 1000 } } };
  director = new Director(table, beats, pace, (_, phase, events) => told(phase, events));
  table.director = director;
  table.onnews = (events) => told('drawn', events);
  table.tell([...attack(5), event('drawn', {})]);
  await vi.advanceTimersByTimeAsync(LASTS.actor + LASTS.intent - STEP);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * STEP);
  expect(heard).toEqual(['attacked act 0', 'rolled act 0']);
  await watched();
  table.tell([event('rolled', { fighter: 5, target: 1, hits: 0 })]); // the same act goes on
  await watched();
  expect(heard).toEqual(['attacked act 0', 'rolled act 0', 'drawn drawn 1', 'rolled act 1']);
  heard.length = 0;
  const again = director.again(director.cards[0]!);
  await watched();
  await again;
  expect(heard).toEqual(['attacked act 0', 'rolled act 0', 'rolled act 0']);
  at('instant');
  heard.length = 0;
  table.tell(attack(6));
  expect(heard).toEqual(['attacked drawn 3', 'rolled drawn 3']);
});

test('each step is heard once, and who watches it all is never hurried', async () => {
  const heard: string[] = [];
  director = new Director(table, BEATS, { rate: 4, isStill: false, isPatient: true }, (moment, phase) => phase !== 'act' && heard.push(`${phase} ${moment.results.length}`));
  table.director = director;
  for (let fighter = 2; fighter < 32; fighter++) table.tell(attack(fighter));
  const steps = await watched();
  expect(heard.slice(0, 4)).toEqual(['actor 0', 'intent 0', 'result 1', 'beat 1']);
  expect(heard.filter((each) => each === 'actor 0')).toHaveLength(30);
  expect(steps.at(-1)!.at - steps[0]!.at).toBeGreaterThan((30 * 1950) / 4 - 300);
});
