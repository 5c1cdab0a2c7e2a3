// A first game with a coach beside the board. It says one thing at a time and waits until that is done; it follows what really happens,
// and goes on until everything that wins games was used once. Nobody is stopped: one plays on as one likes.
//
// A game's coach is `games/<game>/guide.ts` and its sentences are in `guide/` beside it, a file for each language: the chapter `fight`
// is headed `guide-chapter-fight`, its step `strike` says `guide-strike`. Chapters stand in the order in which they are best learnt; a step is
// shown when its moment has come, also out of that order. What is said when nothing new is to be said is `again`.
import type { Parts, Thing } from '../ask/picker.svelte';
import type { ChoiceSeen, DecisionSeen, EventSeen, OptionSeen } from '../game';
import type { Say } from '../page.svelte';
import type { SeatPlan } from '../wire';
import type { Slots } from '../words';

/** What the page knows while somebody plays: all that a step may depend on. */
export interface Now<State extends object = object> {
  seat: number;
  /** The table as the game's own state has it. */
  state: State;
  /** What the packs say of the game. */
  facts: object;
  /** The question that is open for this reader. */
  decision: DecisionSeen | null;
  /** Its kind; '' while others are asked. */
  asked: string;
  events: readonly EventSeen[];
  /** Things picked up so far, of several that an answer takes. */
  held: readonly Thing[];
}

export interface Step<State extends object = object> {
  id: string;
  /** The kinds of question of which one must be open for the reader; if not given, any, or none. */
  asked?: string | string[];
  /** What else must be so. */
  when?: (now: Now<State>) => boolean;
  /** The verbs of the options that do what it says. Without any it only tells something, and is read and put away; what is asked for a
   * gesture is done by that gesture. */
  does?: string | string[];
  /** How well an option does it, the most the best; one that is worth nothing does not do it. */
  prefers?: (option: OptionSeen, now: Now<State>) => number | boolean;
  /** What it points at, where that is not what it does: the first of these selectors that is to be seen. */
  at?: string[] | ((now: Now<State>) => string[]);
  slots?: (now: Now<State>) => Slots;
}

export interface Chapter<State extends object = object> {
  id: string;
  steps: Step<State>[];
  /** Whether the reader has used what it teaches, by what has happened since it began. Without it, it is over when all was read. */
  used?: (now: Now<State>) => boolean;
}

export interface Guide<State extends object = object> {
  /** The table that is laid for learning. */
  scenario: string;
  options?: Record<string, boolean | number | string>;
  seat: number;
  /** The seats that it teaches, if not all. */
  seats?: readonly number[];
  /** Who sits at the other seats, if not a gentle computer. */
  others?: SeatPlan;
  chapters: Chapter<State>[];
  /** Short words for questions that are known by now. */
  again: Step<State>[];
  /** Says its sentences. */
  tell: Say;
}

/** What of it a reader knows already. */
export interface Known {
  seen: readonly string[];
  done: readonly string[];
}

export interface Said<State extends object = object> {
  /** Null where nothing new is said. */
  chapter: Chapter<State> | null;
  step: Step<State>;
}

/** How often it is said what to do before it is left to the reader, who seems to want something else. */
export const MOST = 12;

/** Where a thing lies on the page. */
export function thing(name: Thing): string {
  return `[data-thing="${name}"]`;
}

export function isTime<State extends object>(step: Step<State>, now: Now<State>): boolean {
  if (step.asked !== undefined && ![step.asked].flat().includes(now.asked)) return false;
  if (step.does && !doing(step, now).length) return false;
  return step.when?.(now) ?? true;
}

/** The options of the open question that do what a step says, the best first. */
export function doing<State extends object>({ does, prefers }: Step<State>, now: Now<State>): OptionSeen[] {
  if (!does || now.decision?.type !== 'choice') return [];
  const verbs = [does].flat();
  return now.decision.options
    .filter(({ verb }) => verbs.includes(verb))
    .map((option) => ({ option, worth: Number(prefers?.(option, now) ?? 1) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ option }) => option);
}

/** Whether it is only to be read. What is known by now is not: there a computer may be asked what it would do. */
export function isTold<State extends object>({ chapter, step }: Said<State>, now: Now<State>): boolean {
  return chapter !== null && !step.does && !(step.asked !== undefined && now.decision !== null && now.decision.type !== 'choice');
}

/** What the coach says now; nothing while others are asked and there is nothing to tell of it. */
export function saidNow<State extends object>(guide: Guide<State>, now: Now<State>, known: Known): Said<State> | null {
  for (const chapter of guide.chapters) {
    if (known.done.includes(chapter.id)) continue;
    const step = chapter.steps.find((each) => {
      if (known.seen.includes(each.id) && (!chapter.used || isTold({ chapter, step: each }, now))) return false;
      return !isTired(each, known) && isTime(each, now);
    });
    if (step) return { chapter, step };
  }
  const step = now.asked ? guide.again.find((each) => isTime(each, now)) : undefined;
  return step ? { chapter: null, step } : null;
}

function isTired<State extends object>(step: Step<State>, { seen }: Known): boolean {
  return seen.filter((id) => id === step.id).length >= MOST;
}

/** The chapters that are over: what they teach was used, or there is nothing more to read in them. */
export function over<State extends object>(guide: Guide<State>, since: (chapter: string) => Now<State>, known: Known): string[] {
  return guide.chapters.flatMap(({ id, used, steps }) => {
    const isOver = known.done.includes(id) || (used ? used(since(id)) : steps.every((step) => known.seen.includes(step.id)));
    return isOver ? [id] : [];
  });
}

/** The things that are still to be pressed for an option: of each group one of these. */
export function toPress(parts: Parts, decision: ChoiceSeen, option: OptionSeen, held: readonly Thing[]): Thing[][] {
  return parts(decision, option).filter((group) => !group.some((each) => held.includes(each)));
}
