import { describe, expect, it } from 'vitest';
import { Picker } from '../src/ask/picker.svelte';
import type { ChoiceSeen, OptionSeen } from '../src/game';

function option(id: string, verb: string, subjects: Record<string, number | string> = {}, rule = ''): OptionSeen {
  return { id, verb, subjects, rule };
}

function choice(options: OptionSeen[], more: Partial<ChoiceSeen> = {}): ChoiceSeen {
  return { type: 'choice', asked: 1, seat: 0, kind: 'k', rule: 'r', options, refused: [], about: {}, least: 1, most: 1, ...more };
}

function picking(decision: ChoiceSeen) {
  const answers: (string | string[])[] = [];
  const parts = (_: ChoiceSeen, { subjects }: OptionSeen) => Object.entries(subjects).map(([role, value]) => [`${role}:${value}`]);
  return { picker: new Picker(() => decision, parts, (ids) => answers.push(ids)), answers };
}

describe('a picker', () => {
  const dice = choice([1, 2].flatMap((fighter) => [3, 4].map((die) => option(`assign:${fighter}:${die}`, 'assign', { fighter, die }))));

  it('answers when all things of one option were pressed, in any order', () => {
    const { picker, answers } = picking(dice);
    picker.press('die:4');
    expect(answers).toEqual([]);
    expect(picker.isLive('fighter:1')).toBe(true);
    picker.press('fighter:2');
    expect(answers).toEqual(['assign:2:4']);
    expect(picker.held).toEqual([]);
  });

  it('answers at once when one option is left', () => {
    const { picker, answers } = picking(choice([option('move:5', 'move', { tile: 5 }), option('pass', 'pass')]));
    expect(picker.buttons.map((button) => button.id)).toEqual(['pass']);
    picker.press('tile:5');
    expect(answers).toEqual(['move:5']);
  });

  it('lets go of what is pressed twice, and changes its mind', () => {
    const { picker, answers } = picking(dice);
    picker.press('die:4');
    picker.press('die:4');
    expect(picker.held).toEqual([]);
    picker.press('die:4');
    picker.press('die:3');
    expect(picker.held).toEqual(['die:3']);
    expect(answers).toEqual([]);
  });

  it('tells the refused option that was tried', () => {
    const refused = [option('move:6', 'move', { tile: 6 }, 'game.move.saturation')];
    const { picker, answers } = picking(choice([option('move:5', 'move', { tile: 5 })], { refused }));
    expect(picker.isRefused('tile:6')).toBe(true);
    picker.press('tile:6');
    expect(picker.refused?.rule).toBe('game.move.saturation');
    expect(answers).toEqual([]);
  });

  it('gathers several and sends them together', () => {
    const { picker, answers } = picking(choice([1, 2, 3].map((box) => option(`back:${box}`, 'back', { box })), { least: 2, most: 3 }));
    picker.press('box:1');
    expect(picker.enough).toBe(false);
    picker.press('box:3');
    picker.confirm();
    expect(answers).toEqual([['back:1', 'back:3']]);
  });
});

it('takes nothing before all its things were pressed, where a game wants that', () => {
  const answers: (string | string[])[] = [];
  const decision = choice([option('turn:3', 'turn', { room: 3, way: 1 })]);
  const parts = (_: ChoiceSeen, { subjects }: OptionSeen) => Object.entries(subjects).map(([role, value]) => [`${role}:${value}`]);
  const picker = new Picker(() => decision, parts, (ids) => answers.push(ids), () => true);
  picker.press('room:3');
  expect(answers).toEqual([]);
  picker.press('way:1');
  expect(answers).toEqual(['turn:3']);
});
