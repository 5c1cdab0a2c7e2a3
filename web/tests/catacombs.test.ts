import { describe, expect, it } from 'vitest';
import type { ChoiceSeen, EventSeen, OptionSeen } from '../src/game';
import { partsOf } from '../src/games/catacombs/parts';
import { markOf, shootingNow } from '../src/games/catacombs/shots';
import { exitsOf, halved, kindOf, levelOf, neighbour, type Facts, type PlacedCard, type CatacombsState } from '../src/games/catacombs/table';

const attack = (kind: string, more = {}) => ({ kind, piece: kind === 'missile' ? 'missile' : '', damage: 1, flicks: 1, modifiers: [], ...more });
const facts = {
  attack: { melee: attack('melee'), missile: attack('missile'), 'missile-stun': attack('missile', { modifiers: [{ do: 'stun' }] }), 'melee-chain-4': attack('melee', { flicks: 4 }), move: attack('move') },
  room: { r1: { level: '1', exits: 'NE' } },
  chamber: { healer: { exits: 'NESW' }, merchant: { exits: 'EW' } },
} as unknown as Facts;

const event = (name: string, data: Record<string, unknown> = {}): EventSeen => ({ seq: 0, name, data });

describe('the shots of an action', () => {
  const begun = (figure: string, sequence: string[], number: number) => event('shot_begun', { figure, sequence, number, count: sequence.length });
  const states = (...given: Parameters<typeof shootingNow>) => shootingNow(...given)?.shots.map((shot) => shot.state);

  it('of a sequence are done, now and next', () => {
    const events = [begun('zombie-1', ['melee', 'melee', 'melee'], 2)];
    expect(states('flick', events)).toEqual(['done', 'now', 'next']);
    expect(states('go_on', events)).toEqual(['done', 'done', 'now']);
    expect(shootingNow('flick', events)?.figure).toBe('zombie-1');
  });

  it('change from the own disc to a missile', () => {
    expect(shootingNow('place_projectile', [begun('centaur-1', ['melee', 'missile'], 2)])?.shots).toEqual([
      { attack: 'melee', state: 'done' },
      { attack: 'missile', state: 'now' },
    ]);
  });

  it('are gone on with after a monster has struck back', () => {
    const events = [begun('barbarian', ['melee', 'melee'], 1), event('flicked'), begun('orc-1', ['melee'], 1), event('flicked')];
    expect(shootingNow('flick', events)?.figure).toBe('orc-1');
    expect(shootingNow('go_on', events)?.figure).toBe('barbarian');
    expect(states('go_on', events)).toEqual(['done', 'now']);
  });

  it('are over when somebody chooses who acts next', () => {
    expect(shootingNow('choose_figure', [begun('elf', ['missile'], 1)])).toBeNull();
  });

  it('bear the marks of what they do besides damage', () => {
    expect(markOf(facts.attack['missile-stun'])).toEqual({ icon: 'attack-missile', marks: ['stun'] });
  });
});

describe('cards of the catacombs', () => {
  const places = [[0, 1], [1, 1], [1, 0]].map(([x, y]) => ({ x, y, level: '', card: '', explored: false }) as PlacedCard);

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
    const parts = partsOf(() => ({ places, here: 0 }) as CatacombsState);
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
