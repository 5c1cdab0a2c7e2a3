import { describe, expect, it } from 'vitest';
import type { ChoiceSeen, EventSeen, OptionSeen } from '../src/game';
import { partsOf } from '../src/games/catacombs/parts';
import { markOf, shotsOf } from '../src/games/catacombs/shots';
import { exitsOf, halved, kindOf, levelOf, neighbour, type Facts, type Figure, type Place, type Table } from '../src/games/catacombs/table';

const attack = (kind: string, more = {}) => ({ kind, piece: kind === 'missile' ? 'missile' : '', damage: 1, flicks: 1, modifiers: [], ...more });
const facts = {
  attack: { melee: attack('melee'), missile: attack('missile'), 'missile-stun': attack('missile', { modifiers: [{ do: 'stun' }] }), 'melee-chain-4': attack('melee', { flicks: 4 }), move: attack('move') },
  monster: { zombie: { attacks: [['melee', 'melee']] }, centaur: { attacks: [['melee', 'missile']] }, 'crypt-spider': { attacks: [['melee'], ['missile-stun', 'missile-stun']] }, orc: { attacks: [['melee']] } },
  special: { rage: { effects: [{ do: 'attack', attacks: ['melee-chain-4'] }, { do: 'exhaust' }] }, 'slip-away': { effects: [{ do: 'attack', attacks: ['melee', 'move'] }] } },
  spell: { 'magic-missile': { effects: [{ do: 'attack', attacks: ['missile', 'missile'] }] } },
  item: {}, ally: {},
  room: { r1: { level: '1', exits: 'NE' } },
  chamber: { healer: { exits: 'NESW' }, merchant: { exits: 'EW' } },
} as unknown as Facts;

const figure = (role: string, kind: string) => ({ role, kind }) as Figure;
const event = (name: string, data: Record<string, unknown> = {}): EventSeen => ({ seq: 0, name, data });
const states = (...given: Parameters<typeof shotsOf>) => shotsOf(...given).map((shot) => shot.state);

describe('the shots of an action', () => {
  it('of a sequence are done, now and next', () => {
    const zombie = figure('monster', 'zombie');
    expect(states(facts, 'zombie-1', zombie, 'melee', [])).toEqual(['now', 'next']);
    expect(states(facts, 'zombie-1', zombie, 'melee', [event('flicked', { disc: 'zombie-1' })])).toEqual(['done', 'now']);
    expect(states(facts, 'zombie-1', zombie, 'melee', [event('flicked', { disc: 'zombie-2' })])).toEqual(['now', 'next']);
  });

  it('change from the own disc to a missile', () => {
    expect(shotsOf(facts, 'centaur-1', figure('monster', 'centaur'), 'missile', [event('flicked', { disc: 'centaur-1' })])).toEqual([
      { attack: 'melee', state: 'done' },
      { attack: 'missile', state: 'now' },
    ]);
  });

  it('are those of the attack that was chosen', () => {
    expect(shotsOf(facts, 'crypt-spider-1', figure('monster', 'crypt-spider'), 'missile-stun', []).map((shot) => shot.attack)).toEqual(['missile-stun', 'missile-stun']);
  });

  it('of a chain are as many as it has flicks, counted from its beginning', () => {
    const raging = [event('flicked', { disc: 'barbarian' }), event('special_used', { figure: 'barbarian', special: 'rage' }), event('flicked', { disc: 'barbarian' })];
    expect(states(facts, 'barbarian', figure('hero', 'barbarian'), 'melee-chain-4', raging)).toEqual(['done', 'now', 'next', 'next']);
  });

  it('of a spell are the missiles it sends', () => {
    const cast = [event('spell_cast', { figure: 'wizard', spell: 'magic-missile' }), event('flicked', { disc: 'missile' })];
    expect(states(facts, 'wizard', figure('hero', 'wizard'), 'missile', cast)).toEqual(['done', 'now']);
  });

  it('do not count what happened before the action was chosen', () => {
    const before = [event('flicked', { disc: 'missile' })];
    expect(states(facts, 'crypt-spider-1', figure('monster', 'crypt-spider'), 'missile-stun', before, 1)).toEqual(['now', 'next']);
  });

  it('are one where an attack stands by itself', () => {
    const hastened = [event('spell_cast', { figure: 'wizard', spell: 'haste' })];
    expect(states(facts, 'thief', figure('hero', 'thief'), 'melee', hastened)).toEqual(['now']);
  });

  it('bear the marks of what they do besides damage', () => {
    expect(markOf(facts.attack['missile-stun'])).toEqual({ icon: 'attack-missile', marks: ['stun'] });
  });
});

describe('cards of the catacombs', () => {
  const places = [[0, 1], [1, 1], [1, 0]].map(([x, y]) => ({ x, y, level: '', card: '', explored: false }) as Place);

  it('have levels and exits', () => {
    expect(levelOf(facts, 'room/r1')).toBe('1');
    expect(levelOf(facts, 'chamber/healer-2')).toBe('healer');
    expect(exitsOf(facts, 'room/r1')).toBe('NE');
    expect(exitsOf(facts, 'chamber/merchant')).toBe('EW');
  });

  it('lie beside each other', () => {
    expect(neighbour(places, 0, 'E')).toBe(1);
    expect(neighbour(places, 1, 'N')).toBe(2);
    expect(neighbour(places, 0, 'W')).toBe(-1);
  });

  it('are gone to by touching them', () => {
    const parts = partsOf(() => ({ places, here: 0 }) as Table);
    const option = (verb: string, subjects: OptionSeen['subjects']): OptionSeen => ({ id: verb, verb, subjects });
    expect(parts({} as ChoiceSeen, option('go', { direction: 'E' }))).toEqual([['place:1']]);
    expect(parts({} as ChoiceSeen, option('buy', { card: 'item/map', figure: 'elf' }))).toEqual([['card:item/map'], ['figure:elf']]);
    expect(parts({} as ChoiceSeen, option('done', {}))).toEqual([]);
  });
});

it('rounds half a price up to the smallest gold card', () => {
  expect([600, 900, 700].map(halved)).toEqual([300, 500, 400]);
});

it('knows the kind of a disc', () => {
  expect(['orc-3', 'elf', 'summoned-skeleton', 'healer-2'].map(kindOf)).toEqual(['orc', 'elf', 'summoned-skeleton', 'healer']);
});
