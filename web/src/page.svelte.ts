// The page's own words, in the language that is chosen now. Sentences about a game come with its book; words that only one
// game's board needs are loaded with that board. What a language lacks is said in English.
import { languages, PAGE } from './languages.svelte';
import { setting } from './setting.svelte';
import { FIRST } from './wire';
import { langOf, Words, type Files, type Lang, type Slots } from './words';

export type Say = (key: string, slots?: Slots) => string;

/** Says the words of one folder: `place` is its name among the words that a server adds. */
export function sayer(place: string, files: Files): Say {
  const built = Object.fromEntries(Object.entries(files).map(([path, source]) => [langOf(path), source]));
  const known = new Map<string, Words>();
  const wordsIn = (lang: Lang): Words => {
    const source = built[lang] ?? languages.added[lang]?.[place] ?? '';
    if (known.get(lang)?.source !== source) known.set(lang, new Words(lang, source));
    return known.get(lang)!;
  };
  return (key, slots) => {
    const own = wordsIn(setting.lang);
    return (own.has(key) ? own : wordsIn(FIRST)).say(key, slots);
  };
}

export const say = sayer('words', PAGE);

/** Says the words of one folder, and what it shares with the rest of the page, or with something else that can speak. */
export function sayerOf(place: string, files: Files, other = say): Say {
  const own = sayer(place, files);
  return (key, slots) => {
    const said = own(key, slots);
    return said === key ? other(key, slots) : said;
  };
}

/** Whether the page has words of its own for something. */
export function has(key: string): boolean {
  return say(key) !== key;
}
