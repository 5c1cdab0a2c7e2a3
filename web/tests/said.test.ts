import { describe, expect, test, vi } from 'vitest';
import { momentsOf, type Beat, type Beats, type Tag } from '../src/director/beats';
import type { EventSeen } from '../src/game';
import { Speaker } from '../src/speech';
import { lastOf, saidOf, tagOf } from '../src/stage/said';
import type { Called } from '../src/wire';
import { Words } from '../src/words';
import english from '../src/words/en.ftl?raw';
import french from '../src/words/fr.ftl?raw';

vi.mock('../src/setting.svelte', () => ({ setting: { lang: 'fr' } }));

const GAMES = import.meta.glob<Beats>('../src/games/*/beats.ts', { eager: true, import: 'BEATS' });
const BEATS: Beats = {
  events: {
    wounded: { who: 'by', on: 'figure', tag: { tone: 'hurt', word: 'wounded' } },
    healed: { who: 'figure', tag: { tone: 'gain', word: 'healed' } },
    frozen: { who: 'by', on: ['discs', 'team'], tag: { tone: 'hurt', word: 'frozen' } },
    stolen: { who: 'figure', whom: 'victim', tag: { tone: 'hurt', word: 'stolen', names: 'object' } },
    struck: { who: 'by', whom: 'figure' },
    slain: { who: 'by', on: 'figure', tag: { tone: 'kill', word: 'dead' } },
    won: { who: 'by', tag: { tone: 'news', word: 'named', names: 'by' }, concludes: true },
    paid: { on: 'figure', tag: ({ amount }) => ({ tone: 'gain', word: 'gold', amount: Number(amount), sums: true }) },
    barred: { whom: () => ['bars:3'], tag: { tone: 'hurt', word: 'smashed' } },
  },
};
const WORDS = new Words('fr', `
kind-banshee = banshee
    .gender = feminine
kind-colosse = colosse
    .gender = masculine
kind-corde = corde
    .gender = feminine
log-struck = { $by } frappe { $figure }.
log-won = Victoire.
`);
const called = (id: string): Called => ['name', 'kind', id, 0, {}];
const words = { figure: called('banshee'), by: called('colosse'), victim: called('colosse'), object: called('corde'), team: called('banshee') };
const kit = { speaker: new Speaker(WORDS, { shown: { names: {}, goal: null }, decision: null, roles: {}, kinds: [] }) };

test('a death tells more than what is learnt after it', () => {
  const told = ['struck', 'slain', 'won'].map((name, seq): EventSeen => ({ seq, name, data: { by: 1, figure: 2 }, words }));
  const [moment] = momentsOf(told, { beats: BEATS, roles: {}, seat: 0, last: null, next: 0 });
  expect(lastOf(moment!)?.tag.tone).toBe('kill');
});

test('how an act came out is said once it is told', () => {
  const data = { by: 2, figure: 3 };
  const [moment] = momentsOf(['struck', 'won'].map((name, seq) => ({ seq, name, data, words })), { beats: BEATS, roles: {}, seat: 0, last: null, next: 0 });
  expect(saidOf(kit as never, moment!, false)).toEqual({ name: 'Colosse', rest: ' frappe banshee.' });
  expect(saidOf(kit as never, moment!, true).rest).toBe(' · Victoire.');
});

/** What is said of something that happens. */
function tagged(name: string, data: EventSeen['data']): string {
  const [moment] = momentsOf([{ seq: 1, name, data, words }], { beats: BEATS, roles: {}, seat: 0, last: null, next: 0 });
  return tagOf(kit, moment!.results[0]!);
}

test('what came of an act agrees with what it is said of, and with what it names', () => {
  expect(tagged('wounded', { by: 1, figure: 2 })).toBe('Blessée');
  expect(tagged('healed', { figure: 2 })).toBe('Soignée');
  expect(tagged('frozen', { by: 1, discs: [], team: 0 })).toBe('Gelée');
  expect(tagged('stolen', { figure: 2, victim: 1, object: 4 })).toBe('Volée\u00a0: Corde');
  expect(tagged('barred', {})).toBe('Brisé');
});

test('of several payments all of it is told', () => {
  const paid = (amount: number) => ({ seq: 1, name: 'paid', data: { figure: 2, amount }, words });
  const events = [{ seq: 1, name: 'healed', data: { figure: 2 }, words }, paid(100), paid(300)];
  const [moment] = momentsOf(events, { beats: BEATS, roles: {}, seat: 0, last: null, next: 0 });
  expect(tagOf(kit, lastOf(moment!)!)).toBe('+400 or');
});

describe.each(Object.entries(GAMES))('%s', (_, { events }) => {
  const told = Object.entries(events).flatMap(([name, beat]) => tagsOf(beat).map((tag) => [name, tag.word, beat] as const));

  test.each([['en', english], ['fr', french]])('has its words in %s', (lang, source) => {
    const known = new Words(lang, source);
    expect(told.filter(([, word]) => !known.has(`tag-${word}`))).toEqual([]);
  });

  test('has a word that agrees only where it is known with what', () => {
    const agrees = (word: string) => new RegExp(`^tag-${word} = \\{ GENDER\\(\\$on\\)`, 'm').test(french);
    const nameless = ({ on, whom, who }: Beat) => typeof (on ?? whom ?? who) !== 'string' && !Array.isArray(on);
    expect(told.filter(([, word, beat]) => agrees(word) && nameless(beat)).map(([name]) => name)).toEqual([]);
  });
});

/** What may come of it: a tag that depends on what happened is asked for nothing and for everything. */
function tagsOf({ tag }: Beat): Tag[] {
  if (typeof tag !== 'function') return tag ? [tag] : [];
  const all = new Proxy({}, { get: () => true });
  return [tag({}), tag(all)].flatMap((each) => each ?? []);
}
