// What is played at a table, in words: its scenario, and what else gives a match its name.
import { covers } from 'virtual:games';
import type { Words } from './words';

const PLAIN = ['none', 'basic', 'random']; // choices that tell nothing

/** A scenario by its whole name. */
export function scenarioName(words: Words | null, id: string): string {
  return words?.has(`scenario-${id}`) ? words.say(`scenario-${id}`) : id.replaceAll('-', ' ');
}

/** Scenario and settings, short enough for a line among others. */
export function playedAt(words: Words, game: string, scenario: string, options: Readonly<Record<string, boolean | number | string>>): string {
  const named = PLAIN.includes(scenario) || !scenario ? '' : scenarioName(words, scenario).split(/\s?: /)[0];
  const chosen = (covers[game]?.telling ?? []).map((key) => [key, String(options[key] ?? 'none')]).filter(([, choice = '']) => !PLAIN.includes(choice));
  return [named, ...chosen.map(([key, choice]) => words.say(`setting-${key}-${choice}`))].filter(Boolean).join(' · ');
}
