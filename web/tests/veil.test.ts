import { describe, expect, test } from 'vitest';
import { covered, secretsOf, speaksOf } from '../src/table/veil';

const mine = { turn: 1, hands: { 0: ['card/elf/1', 'card/orc/1'], 1: [null] }, pile: [null, null], laid: [] };
const theirs = { turn: 1, hands: { 0: [null, null], 1: ['card/bat/1'] }, pile: [null, null], laid: [] };

describe('people at one screen', () => {
  const secrets = secretsOf(mine, [theirs]);

  test('what one sees and another may not is secret, and nothing else', () => {
    expect([...secrets.names]).toEqual(['card/elf/1', 'card/orc/1']);
    expect(secrets.more).toBe(false);
    expect(secretsOf(mine, [mine]).names.size).toBe(0);
  });

  test('a question about a secret needs a curtain, any other does not', () => {
    expect(speaksOf({ kind: 'play', options: [{ subjects: { card: 'card/orc/1' } }] }, secrets)).toBe(true);
    expect(speaksOf({ kind: 'move', options: [{ subjects: { tile: 3 } }] }, secrets)).toBe(false);
    expect(speaksOf({ names: { 'card/elf/1': 'the Elf' } }, secrets)).toBe(true);
  });

  test('what is covered is shaped as before, and says nothing secret under any name', () => {
    expect(covered(mine, secrets)).toEqual({ ...mine, hands: { 0: [null, null], 1: [null] } });
    const shown = { names: { 'card:card/elf/1': 'the Elf', 'disc:sword-1': 'a disc' }, cards: { 'card/elf/1': { armour: true } }, acts: 'card/orc/1' };
    expect(covered(shown, secrets)).toEqual({ names: { 'disc:sword-1': 'a disc' }, cards: {}, acts: null });
    expect(JSON.stringify(covered({ mine, shown }, secrets))).not.toMatch(/elf|orc/);
  });

  test('what is drawn while another is an act behind is secret, though the other does not see yet that there is something', () => {
    const drawn = { ...mine, hands: { ...mine.hands, 0: [...mine.hands[0], 'card/imp/1'] } };
    expect(secretsOf(drawn, [theirs]).names.has('card/imp/1')).toBe(false);
    expect(secretsOf(drawn, [theirs], true).names.has('card/imp/1')).toBe(true);
  });

  test('what has no name cannot be covered', () => {
    expect(secretsOf({ bet: 7 }, [{ bet: null }]).more).toBe(true);
  });
});
