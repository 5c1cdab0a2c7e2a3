import { describe, expect, it } from 'vitest';
import type { ChoiceSeen, OptionSeen } from '../../game';
import { partsOf } from './parts';
import { markOf } from './shots';
import { exitsOf, kindOf, levelOf, type Facts } from './table';

const attack = (kind: string, more = {}) => ({ kind, piece: kind === 'missile' ? 'missile' : '', damage: 1, flicks: 1, modifiers: [], ...more });
const facts = {
  attack: { melee: attack('melee'), missile: attack('missile'), 'missile-stun': attack('missile', { modifiers: [{ do: 'stun' }] }), 'melee-chain-4': attack('melee', { flicks: 4 }), move: attack('move') },
  room: { r1: { level: '1', exits: 'NE' } },
  chamber: { healer: { exits: 'NESW' }, merchant: { exits: 'EW' } },
} as unknown as Facts;

describe('the shots of an action', () => {
  it('bear the marks of what they do besides damage', () => {
    expect(markOf(facts.attack['missile-stun'])).toEqual({ icon: 'attack-missile', marks: ['stun'] });
  });
});

describe('cards of the catacombs', () => {
  it('have levels and exits', () => {
    expect(levelOf(facts, 'room/r1')).toBe('1');
    expect(levelOf(facts, 'chamber/healer-2')).toBe('healer');
    expect(exitsOf(facts, 'room/r1')).toBe('NE');
    expect(exitsOf(facts, 'chamber/merchant')).toBe('EW');
  });

  it('are gone to by touching them', () => {
    const parts = partsOf(() => ({ ways: { E: 1 } }));
    const option = (verb: string, subjects: OptionSeen['subjects']): OptionSeen => ({ id: verb, verb, subjects });
    expect(parts({} as ChoiceSeen, option('go', { direction: 'E' }))).toEqual([['place:1']]);
    expect(parts({} as ChoiceSeen, option('buy', { card: 'item/map', figure: 'elf' }))).toEqual([['card:item/map'], ['figure:elf']]);
    expect(parts({} as ChoiceSeen, option('done', {}))).toEqual([]);
  });
});

it('knows the kind of a disc', () => {
  expect(['orc-3', 'elf', 'summoned-skeleton', 'healer-2'].map(kindOf)).toEqual(['orc', 'elf', 'summoned-skeleton', 'healer']);
});
