// What a shot looks like: its pictogram, and the marks on it.
import type { Attack } from './table';

export function markOf(attack: Attack | undefined): { icon: string; marks: string[] } {
  const marks = (attack?.modifiers ?? []).map((effect) => effect.do).filter((mark) => ['critical', 'stun', 'petrify'].includes(mark));
  return { icon: `attack-${attack?.kind ?? 'melee'}`, marks };
}
