// What the levels of computer players are called.
import { say } from './page.svelte';

/** Those of the house, from the gentlest on. */
const LADDER = ['random', 'novice', 'adept', 'master'];

/** The level that is so many steps harder, or gentler; nothing where there is none, or where the level is not of the house. */
export function beside(level: string, steps: number, offered: readonly string[]): string | undefined {
  const known = LADDER.filter((each) => offered.includes(each));
  return known.includes(level) ? known[known.indexOf(level) + steps] : undefined;
}

/** A player from outside the house has no words: it is called as it was entered. */
export function levelName(level: string): string {
  const key = `level-${level || 'random'}`;
  const said = say(key);
  return said === key ? level : said;
}
