// What an option says of itself: its name, and what it does and costs.
import type { ChoiceSeen, OptionSeen } from '../game';
import type { Kit } from '../games/kit';
import type { Explanation } from './explained.svelte';

export function explanationOf({ speaker }: Pick<Kit, 'speaker'>, choice: ChoiceSeen, option: OptionSeen): Explanation {
  return { title: speaker.option(choice, option), lines: [speaker.explanation(choice, option)].filter(Boolean) };
}
