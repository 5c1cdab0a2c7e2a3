// "Show me": the coach does once what it says, by the same presses that a reader would make, slowly enough to be followed. Nothing here
// knows the page: a robot in the tests learns whole games by it.
import type { Parts, Picker, Thing } from '../ask/picker.svelte';
import type { Link } from '../link.svelte';
import { doing, toPress, type Now, type Step } from './guide';

export interface Stage {
  link: Pick<Link, 'decision' | 'answer' | 'suggest'>;
  picker: Pick<Picker, 'held' | 'press' | 'take' | 'isLive' | 'reset' | 'many'>;
  parts: Parts;
  /** What a computer player would answer. */
  advise: () => Promise<string | string[]>;
  /** Lets the reader see what is pressed next, where it is on the page. */
  show: (thing: Thing) => Promise<void>;
  /** Of several things that mean the same, the one that is drawn. */
  drawn: (things: Thing[]) => Thing | undefined;
}

export async function showOnce<State extends object>(step: Step<State>, now: Now<State>, stage: Stage): Promise<void> {
  const { link, picker } = stage;
  const { decision } = link;
  if (!decision) return;
  const { asked } = decision;
  const isOpen = () => link.decision?.asked === asked;
  const best = doing(step, now)[0];
  const answer = best && !picker.many ? best.id : await stage.advise();
  if (!isOpen()) return;
  if (decision.type !== 'choice') {
    link.suggest?.(String(answer));
    await stage.show('');
    if (isOpen()) link.answer(answer);
    return;
  }
  const option = decision.options.find(({ id }) => id === answer);
  if (!option || picker.many) {
    link.answer(answer);
    return;
  }
  if (stage.parts(decision, option).some((group) => picker.held.some((held) => !group.includes(held))) || !fits(stage, option)) picker.reset();
  for (;;) {
    const group = toPress(stage.parts, decision, option, picker.held)[0];
    const next = group && (stage.drawn(group) ?? group[0]);
    if (!next) break;
    await stage.show(next);
    if (!isOpen()) return;
    if (!picker.isLive(next) || next.startsWith('do:')) break; // a button that says what is done
    picker.press(next);
    if (!isOpen() || !picker.held.includes(next)) break;
  }
  if (isOpen() && link.decision === decision) picker.take(option);
}

/** Whether what is held belongs to the option. */
function fits({ picker, parts, link }: Stage, option: { id: string }): boolean {
  const { decision } = link;
  const found = decision?.type === 'choice' ? decision.options.find(({ id }) => id === option.id) : undefined;
  if (!found || decision?.type !== 'choice') return false;
  const groups = parts(decision, found);
  return picker.held.every((held) => groups.some((group) => group.includes(held)));
}
