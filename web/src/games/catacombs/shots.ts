// The shots of the figure that acts: which are done, which is now, which are left. The engine tells each when it begins, so that whoever
// watches sees the same row as who aims.
import type { EventSeen } from '../../game';
import type { Attack } from './table';

export interface Shot {
  attack: string;
  state: 'done' | 'now' | 'next';
}

export interface Shooting {
  figure: string;
  shots: Shot[];
}

/** Questions that are asked between the beginning of a shot and the end of its row. */
const ASKED = ['place_projectile', 'flick', 'go_on'];

/** Who shoots now, and how far the row has come; null when nobody does. `kind` is what somebody is asked. */
export function shootingNow(kind: string, events: EventSeen[]): Shooting | null {
  if (!ASKED.includes(kind)) return null;
  // A monster may have struck back in between: only a row that is not at its end can be gone on with.
  const begun = events.findLast(({ name, data = {} }) => name === 'shot_begun' && (kind !== 'go_on' || Number(data.number) < Number(data.count)));
  if (!begun?.data) return null;
  const { figure, sequence, number } = begun.data;
  const now = Number(number) - (kind === 'go_on' ? 0 : 1);
  const shots = (sequence as string[]).map((attack, index): Shot => ({ attack, state: index < now ? 'done' : index === now ? 'now' : 'next' }));
  return { figure: String(figure), shots };
}

/** What a shot looks like: its pictogram, and the marks on it. */
export function markOf(attack: Attack | undefined): { icon: string; marks: string[] } {
  const marks = (attack?.modifiers ?? []).map((effect) => effect.do).filter((mark) => ['critical', 'stun', 'petrify'].includes(mark));
  return { icon: `attack-${attack?.kind ?? 'melee'}`, marks };
}

