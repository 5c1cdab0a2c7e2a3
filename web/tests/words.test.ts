import { describe, expect, it } from 'vitest';
import { joined, Name } from '../src/name';
import { Words } from '../src/words';

const SOURCE = `
warrior-brute = Brute
    .the = la brute
    .of = de la brute
    .gender = feminine
name-numbered = { $name } { $number }
    .the = { FORM($name, "the") } { $number }
log-killed = { FORM($fighter, "the") } est { GENDER($fighter) ->
    [feminine] morte
   *[masculine] mort
}.
dice = { $count ->
    [one] un dé
   *[other] { $count } dés
}
`;

describe('words', () => {
  const words = new Words('fr', [SOURCE]);

  it('speak with the grammar of a name', () => {
    expect(words.say('log-killed', { fighter: words.name('warrior', 'brute') })).toBe('la brute est morte.');
  });

  it('number one of several', () => {
    const second = words.numbered('warrior', 'brute', 2);
    expect(String(second)).toBe('Brute 2');
    expect(second.form('the')).toBe('la brute 2');
    expect(second.form('of')).toBe('de la brute');
  });

  it('count', () => {
    expect(words.say('dice', { count: 1 })).toBe('un dé');
    expect(words.say('dice', { count: 3 })).toBe('3 dés');
  });

  it('join names form by form', () => {
    const both = joined([words.name('warrior', 'brute'), new Name('Lame')]);
    expect(String(both)).toBe('Brute, Lame');
    expect(both.form('the')).toBe('la brute, Lame');
    expect(String(joined(['Brute', 'Lame'], ' → '))).toBe('Brute → Lame');
  });
});
