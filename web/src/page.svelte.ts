// The page's own words, in the language that is chosen now. Sentences about a game come with its book.
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';
import { setting } from './setting.svelte';
import { Words, type Slots } from './words';

const all = { en: new Words('en', [en]), fr: new Words('fr', [fr]) };

export function say(key: string, slots?: Slots): string {
  return all[setting.lang].say(key, slots);
}
