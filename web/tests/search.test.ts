import { expect, it } from 'vitest';
import { finds, fold } from '../src/table/search';

it('finds the beginnings of words, without case or accents', () => {
  const text = fold('Le frère rédempteur donne une bénédiction.');
  expect(finds(text, 'BENED frere')).toBe(true);
  expect(finds(text, 'diction')).toBe(false);
  expect(finds(text, 'a.b*')).toBe(false);
  expect(finds(text, 'bénédictions')).toBe(true);
});
