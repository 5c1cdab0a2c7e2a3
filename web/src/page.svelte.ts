// The page's own words, in the language that is chosen now. Sentences about a game come with its book; words that only one
// game's board needs are loaded with that board.
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';
import { setting } from './setting.svelte';
import { Words, type Slots } from './words';

type Say = (key: string, slots?: Slots) => string;

export function sayer(sources: Record<'en' | 'fr', string>): Say {
  const all = { en: new Words('en', [sources.en]), fr: new Words('fr', [sources.fr]) };
  return (key, slots) => all[setting.lang].say(key, slots);
}

export const say = sayer({ en, fr });

/** Whether the page has words of its own for something. */
export function has(key: string): boolean {
  return say(key) !== key;
}
