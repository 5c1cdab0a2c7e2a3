import { describe, expect, it, vi } from 'vitest';
import { momentsOf } from '../../director/beats';
import type { ChoiceSeen, EventSeen, OptionSeen } from '../../game';
import { lastOf } from '../../stage/said';
import { BEATS } from './beats';
import { lying, spots } from './crowd';
import { lastFight } from './fight';
import { partsOf } from './parts';
import { Layout } from './place';
import { handOf, type Facts, type Figure, type Room, type RoomFact, type TwisterState } from './table';
import { bordersOf, cellIn, gearCell, gearZone, hasPit, placeOf, sidesOf, zoneInRoom } from './terrain';

vi.mock('../../setting.svelte', () => ({ setting: { lang: 'en' } }));

const ROOM: RoomFact = { id: '1-ccw', source: 'house', colour: 'red', arrow: 'ccw', grid: ['+#+.+', '.A#B#', '+.O.+', '#d.C.', '+.+=+'] };
const room = (more: Partial<Room> = {}): Room => ({ card: '1-ccw', turn: 0, portcullis: 1, broken: false, ...more });
const figure = (more: Partial<Figure>): Figure => ({ kind: 'troll', seat: 0, card: '0/character/troll', cell: 0, wounded: false, hurt: 0, idle: 0, shot: 0, struck: 0, bound: 0, spent: false, objects: [], burden: [], bearer: -1, ...more });

describe('a room', () => {
  it('has its borders where they are drawn', () => {
    expect(sidesOf(ROOM, room(), 0)).toEqual(['wall', 'wall', 'open', 'open']);
    expect(sidesOf(ROOM, room(), 2)).toEqual(['open', 'open', 'portcullis', 'open']);
    expect(bordersOf(ROOM, room())).toHaveLength(5);
    expect(hasPit(ROOM)).toBe(true);
  });

  it('takes its borders and its mechanism along when it turns', () => {
    // A quarter turn clockwise: what was in the north-west is in the north-east, and north looks east.
    expect(sidesOf(ROOM, room({ turn: 1 }), 1)).toEqual(['open', 'wall', 'wall', 'open']);
    expect(sidesOf(ROOM, room({ turn: 1 }), 3)).toEqual(['open', 'open', 'open', 'portcullis']);
    expect(gearZone(ROOM)).toBe(3);
    expect(gearCell(ROOM, room({ turn: 1 }), 3)).toBe(cellIn(3, 0));
  });

  it('shows what was opened or broken', () => {
    expect(sidesOf(ROOM, room({ portcullis: 2 }), 2)[2]).toBe('passage');
    expect(sidesOf(ROOM, room({ portcullis: 3, broken: true }), 0).slice(0, 2)).toEqual(['rubble', 'rubble']);
  });
});

it('numbers cells like the server', () => {
  for (let cell = 0; cell < 24; cell += 1) expect(cellIn(placeOf(cell), zoneInRoom(cell))).toBe(cell);
});

describe('the labyrinth', () => {
  it('has the start zones of the reader on the left of a desk and at the bottom of a phone', () => {
    expect(new Layout(3, 1).start(0, 0).x).toBeLessThan(new Layout(3, 1).start(1, 0).x);
    expect(new Layout(3, 3).start(1, 0).x).toBeLessThan(new Layout(3, 3).start(0, 0).x);
    expect(new Layout(3, 0).start(0, 0).y).toBeGreaterThan(0);
    expect(new Layout(3, 2).start(1, 0).y).toBeGreaterThan(0);
  });

  it('puts a start cell in front of the zone it faces', () => {
    const layout = new Layout(2, 0);
    for (const column of [0, 1, 2, 3]) expect(layout.cell(layout.cells + column).x).toBe(layout.cell(12 + column).x);
  });

  it('keeps everybody in a zone apart', () => {
    for (let count = 1; count <= 6; count += 1) expect(new Set(spots(count).map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(lying(1, 0)[0]).toMatchObject({ x: 0, y: 0 });
    expect(lying(1, 2)[0]?.y).toBeGreaterThan(20);
  });
});

describe('options', () => {
  const table: Pick<TwisterState, 'figures' | 'items'> = { figures: [figure({ cell: 5 }), figure({ cell: 5, kind: 'thief' }), figure({ cell: 5, wounded: true }), figure({ seat: 1, cell: 5 })], items: [{ kind: 'key', seat: 0, card: '0/object/key/1', cell: -1, bearer: 3 }] };
  const parts = partsOf(() => table);
  const of = (verb: string, subjects: OptionSeen['subjects']) => parts({} as ChoiceSeen, { id: 'x', verb, subjects });

  it('let any fighter of the zone stand for the one who is named', () => {
    expect(of('attack', { figure: 0, target: 3 })).toEqual([['figure:0', 'figure:1'], ['figure:3']]);
  });

  it('spend no point before a button says so', () => {
    for (const verb of ['move', 'rotate', 'reveal', 'break_walls', 'regenerate']) expect(of(verb, { figure: 0, room: 1, way: 1 }).at(-1)).toEqual(['do:x']);
  });

  it('are done to the bearer as well as to what he bears', () => {
    expect(of('steal', { figure: 0, object: 0 })).toEqual([['figure:0'], ['item:0', 'figure:3']]);
  });
});

describe('a combat', () => {
  const events = [
    { seq: 1, name: 'combat_begun', data: { kind: 'close', attacker: 0, target: 3, attackers: [0, 1], defenders: [3], attack: 6, defence: 4 } },
    { seq: 2, name: 'card_named', data: { seat: 1, card: 5 } },
  ] as EventSeen[];
  const figures = [figure({}), figure({}), figure({}), figure({ seat: 1 })];

  it('goes on until the cards are shown', () => {
    expect(lastFight(events, figures)).toMatchObject({ seat: 0, attack: 6, defence: 4, over: false, named: { card: 5, seat: 0 } });
    expect(lastFight([], figures)).toBe(null);
  });

  it('ends with what became of the losers', () => {
    const shown = [
      ...events,
      { seq: 3, name: 'cards_revealed', data: { seat: 0, cards: [5], total: 11 } },
      { seq: 3, name: 'cards_revealed', data: { seat: 1, cards: [2], total: 6 } },
      { seq: 3, name: 'combat_won', data: { seat: 0, margin: 5 } },
      { seq: 3, name: 'wounded', data: { figure: 3 } },
      { seq: 4, name: 'moved', data: { figure: 1 } },
      { seq: 5, name: 'wounded', data: { figure: 1 } },
    ] as EventSeen[];
    expect(lastFight(shown, figures)).toMatchObject({ over: true, winner: 0, margin: 5, wounded: [3], laid: { 0: { total: 11 }, 1: { cards: [2] } } });
  });

  it('stands as far as nothing of it was taken back', () => {
    const ruled = events.map((event) => ({ ...event, rule: 'x' }));
    const seat = { seq: 2, name: 'seat_taken', data: { seat: 1 } };
    const back = { seq: 3, name: 'undone', data: { seat: 1, count: 1 } };
    expect(lastFight([...ruled, seat, back] as EventSeen[], figures)).toMatchObject({ named: null, over: false });
    expect(lastFight([...ruled, seat, back, back] as EventSeen[], figures)).toBe(null);
    const before = { ...ruled[1]! };
    expect(lastFight([before, seat, back, ...ruled] as EventSeen[], figures)).toMatchObject({ seq: 4 });
  });

  it('is told with what each adds, and what that is called', () => {
    const [begun] = events;
    const told = { ...begun, data: { ...begun!.data, attack_parts: [[0, 3, 'combat', ''], [0, 1, 'object', 'sword']] } } as EventSeen;
    const { attack, defence } = lastFight([told], figures, ({ reason, object }) => object || reason)!.parts;
    expect(attack.map(({ figure, amount, name }) => [figure, amount, name])).toEqual([[0, 3, 'combat'], [0, 1, 'sword']]);
    expect(defence).toEqual([]);
  });

  it('knows which cards of a hand are left', () => {
    const card = (value: number, copies: number, returns: boolean): Facts['combat'][string] => ({ id: String(value), source: 'book', value, copies, returns });
    const facts = { combat: { 0: card(0, 1, true), 2: card(2, 2, false) } };
    expect(handOf(facts, ['0/combat/0/1', '0/combat/2/2'])).toEqual([{ value: 0, left: 1, all: 1, returns: true }, { value: 2, left: 1, all: 2, returns: false }]);
  });
});

describe('what is staged', () => {
  const staged = (...events: [name: string, data: EventSeen['data']][]) =>
    momentsOf(events.map(([name, data], seq) => ({ seq, name, data })), { beats: BEATS, roles: { attacker: 'figure', target: 'figure', by: 'figure' }, seat: 1, last: null, next: 0 });

  it('says which way a room has turned', () => {
    const [one, other] = staged(['rotated', { figure: 3, room: 2, way: 1 }], ['rotated', { figure: 3, room: 2, way: -1 }]);
    expect([one, other].map((moment) => moment!.results[0]!.tag.word)).toEqual(['turned', 'turned-back']);
  });

  it('of a combat names who has won when that is told, and first of all who is dead', () => {
    const [combat, ...more] = staged(
      ['cards_revealed', { attacker: 3, seat: 1, attacking: true }], ['combat_won', { attacker: 3, target: 5, seat: 1 }],
      ['killed', { by: 3, figure: 5 }], ['scored', { seat: 1, points: 1 }],
    );
    expect(more).toEqual([]);
    expect([combat!.event.name, combat!.end?.event.name]).toEqual(['cards_revealed', 'combat_won']);
    expect(lastOf(combat!)?.tag.word).toBe('dead');
  });
});
