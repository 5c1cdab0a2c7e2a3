// The words of this board; what it shares with the rest of the page is said there.
import { say as sayShared, sayer } from '../../page.svelte';
import type { Slots } from '../../words';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

const sayOwn = sayer({ en, fr });

export function say(key: string, slots?: Slots): string {
  const said = sayOwn(key, slots);
  return said === key ? sayShared(key, slots) : said;
}
