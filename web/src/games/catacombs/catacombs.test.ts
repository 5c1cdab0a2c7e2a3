import { describe, expect, it, vi } from 'vitest';
import type { ChoiceSeen, OptionSeen } from '../../game';
import { momentsOf } from '../../director/beats';
import { BEATS } from './beats';
import { bestFlick } from './best';
import { partsOf } from './parts';
import { markOf } from './shots';
import { exitsOf, kindOf, levelOf, type Facts } from './table';

vi.mock('../../setting.svelte', () => ({ setting: { lang: 'en' } }));

const stunning: Facts['attack'][string] = { id: 'missile-stun', source: 'book', kind: 'missile', piece: 'missile', damage: 1, flicks: 1, modifiers: [{ do: 'stun' }], reserve: '' };
const cards = { room: { r1: { level: '1', exits: 'NE' } }, chamber: { healer: { exits: 'NESW' }, merchant: { exits: 'EW' } } } as const;

describe('the shots of an action', () => {
  it('bear the marks of what they do besides damage', () => {
    expect(markOf(stunning)).toEqual({ icon: 'attack-missile', marks: ['stun'] });
  });
});

describe('cards of the catacombs', () => {
  it('have levels and exits', () => {
    expect(levelOf(cards, 'room/r1')).toBe('1');
    expect(levelOf(cards, 'chamber/healer-2')).toBe('healer');
    expect(exitsOf(cards, 'room/r1')).toBe('NE');
    expect(exitsOf(cards, 'chamber/merchant')).toBe('EW');
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

it('the best flick of a room is the one that killed most, and of several the last', () => {
  const told = (name: string, figure = '') => ({ seq: 0, name, data: { figure }, rule: 'x' });
  const room = [told('flicked', 'elf'), told('killed', 'elf'), told('killed', 'elf'), told('killed', 'elf'), told('board_laid')];
  expect(bestFlick([...room, told('flicked', 'thief'), told('killed')])).toBeNull(); // nobody's doing
  const flicks = [told('flicked', 'elf'), told('killed', 'elf'), told('killed', 'elf'), told('flicked', 'thief'), told('killed', 'thief'), told('flicked', 'wizard'), told('killed', 'wizard'), told('banished', 'wizard')];
  expect(bestFlick([...room, ...flicks])).toMatchObject({ event: { data: { figure: 'wizard' } }, kills: 2 });
  const takenBack = { seq: 9, name: 'undone', data: { count: 3 } };
  expect(bestFlick([...room, ...flicks, takenBack])).toMatchObject({ event: { data: { figure: 'elf' } }, kills: 2 });
});

it('a blow that armour has taken tells how much of it is left, and no hit', () => {
  const told = (name: string, data: Record<string, unknown>) => ({ seq: 1, name, data });
  const events = [told('struck', { figure: 'orc', target: 'paladin' }), told('armour_used', { figure: 'paladin', by: 'orc', armour: 1 })];
  const [moment] = momentsOf(events, { beats: BEATS, roles: { target: 'figure' }, seat: 0, last: null, next: 0 });
  expect(moment!.results.map(({ tag, on }) => [tag, on])).toEqual([[{ tone: 'block', word: 'armour-left', amount: 1 }, ['figure:paladin']]]);
});
