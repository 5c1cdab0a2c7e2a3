// What is played at a table, in words: its scenario or layout, and what else gives a match its name.
import type { Words } from './words';

const KINDS = ['scenario', 'layout']; // what a scenario is called by, whichever the game has
const TELLING = ['lord', 'path'];
const PLAIN = ['none', 'basic', 'random']; // choices that tell nothing

/** A scenario by its whole name. */
export function scenarioName(words: Words | null, id: string): string {
  const kind = KINDS.find((each) => words?.has(`${each}-${id}`));
  return words && kind ? words.say(`${kind}-${id}`) : id.replaceAll('-', ' ');
}

/** Scenario and settings, short enough for a line among others. */
export function playedAt(words: Words, scenario: string, options: Readonly<Record<string, boolean | number | string>>): string {
  const named = PLAIN.includes(scenario) || !scenario ? '' : scenarioName(words, scenario).split(/\s?: /)[0];
  const chosen = TELLING.map((key) => [key, String(options[key] ?? 'none')]).filter(([, choice = '']) => !PLAIN.includes(choice));
  return [named, ...chosen.map(([key, choice]) => words.say(`setting-${key}-${choice}`))].filter(Boolean).join(' · ');
}
