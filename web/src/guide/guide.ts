// A first game with hints: each points at something real on the page and says one thing, when it is of use. Nobody is stopped:
// one plays on as one likes, and a hint whose moment has passed goes away.
//
// A game's guide is `games/<game>/guide.ts` and its sentences are in `guide/` beside it, a file for each language: the step `explore` says
// `guide-explore`, and `guide-end` is said at the end. A step is shown when it is the first in the list that was not shown
// before and whose moment has come, so steps stand in the order in which they matter, not in which they must happen.
import type { Thing } from '../ask/picker.svelte';
import type { DecisionSeen, EventSeen } from '../game';
import type { Say } from '../page.svelte';
import type { SeatPlan } from '../wire';
import type { Slots } from '../words';

/** What the page knows while somebody plays: all that a hint may depend on. */
export interface Now<State extends object = object> {
  seat: number;
  /** The table as the game's own state has it. */
  state: State;
  /** The question that is open for this reader. */
  decision: DecisionSeen | null;
  /** Its kind; '' while others are asked. */
  asked: string;
  events: readonly EventSeen[];
  /** Things picked up so far, of several that an answer takes. */
  held: readonly Thing[];
  /** Whether there was such an event in this game. */
  happened(name: string): boolean;
}

export interface Step<State extends object = object> {
  id: string;
  /** Only for these seats; all if left out. */
  seats?: number[];
  /** The kinds of question of which one must be open for the reader. */
  asked?: string | string[];
  /** What else must be so. A step with neither has its moment at once. */
  when?: (now: Now<State>) => boolean;
  /** What it points at: the first of these selectors that is to be seen. `thing('line:3/4')` names what the picker knows. */
  at?: string[] | ((now: Now<State>) => string[]);
  slots?: (now: Now<State>) => Slots;
}

export interface Guide<State extends object = object> {
  /** The table for a first game. */
  scenario: string;
  seat: number;
  /** Who sits at the other seats, if not a gentle computer. */
  others?: SeatPlan;
  steps: Step<State>[];
  /** When enough has been shown, whatever steps are left: after two rounds or so. */
  ends: (now: Now<State>) => boolean;
  /** Says its sentences. */
  tell: Say;
}

/** Where a thing lies on the page. */
export function thing(name: Thing): string {
  return `[data-thing="${name}"]`;
}

export function isTime<State extends object>(step: Step<State>, now: Now<State>): boolean {
  if (step.seats && !step.seats.includes(now.seat)) return false;
  if (step.asked !== undefined && ![step.asked].flat().includes(now.asked)) return false;
  return step.when?.(now) ?? true;
}

/** The hint of the moment: the first that was not shown before. */
export function stepFor<State extends object>(guide: Guide<State>, now: Now<State>, seen: readonly string[]): Step<State> | null {
  if (guide.ends(now)) return { id: 'end' };
  return guide.steps.find((step) => !seen.includes(step.id) && isTime(step, now)) ?? null;
}
