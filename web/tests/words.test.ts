import { describe, expect, it } from 'vitest';
import { Name } from '../src/name';
import { nameIn, Words } from '../src/words';

const SOURCE = `
warrior-brute = Brute
    .the = la brute
    .of = de la brute
    .gender = feminine
list-and = { $rest } et { $last }
of-side = { $name } { $side }
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
  const words = new Words('fr', SOURCE);

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
    const both = words.joined([words.name('warrior', 'brute'), new Name('Lame')]);
    expect(String(both)).toBe('Brute et Lame');
    expect(both.form('the')).toBe('la brute et Lame');
    expect(String(words.joined(['Brute', 'Lame', 'Page']))).toBe('Brute, Lame et Page');
    expect(String(words.joined(['Brute', 'Lame'], 'then'))).toBe('Brute → Lame');
  });

  it('spell what the server calls things', () => {
    const brute = words.spell(['name', 'warrior', 'brute', 2, { where: ['name', 'warrior', 'brute', 0, {}] }]) as Name;
    expect(String(brute)).toBe('Brute 2');
    expect(brute.form('where')).toBe('la brute');
    const ours = words.spell(['say', 'of-side', { name: ['name', 'warrior', 'brute', 0, {}], side: 'du sud' }, 'name', { mark: 3 }]) as Name;
    expect(ours.form('the')).toBe('la brute du sud');
    expect(ours.forms.gender).toBe('feminine');
    expect(ours.form('mark')).toBe('3');
    expect(words.spell(4)).toBe(4);
  });

  it('are about something that has a name, or not', () => {
    const brute = ['name', 'warrior', 'brute', 2, {}] as never;
    expect(nameIn(brute)).toBe(brute);
    expect(nameIn(['say', 'of-side', { name: brute, side: 'south' }, 'name', {}])).toBe(brute);
    for (const word of [undefined, 7, 'south', ['all', [brute], 'and'], ['say', 'nobody', {}, '', {}]]) expect(nameIn(word as never)).toBeUndefined();
  });
});
