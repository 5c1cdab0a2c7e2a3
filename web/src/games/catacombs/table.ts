// What the board draws of the table: words of the rules' own for numbers in it, and names in its ids.
import type { SolothFacts as Facts } from './types';

export type { Attack, Sheet, SolothFacts as Facts, SolothState as CatacombsState } from './types';

export const OVERSEER = 0;
export const NOWHERE = -1;
export const ABLE = 0;

export type Zone = [number, number, number, number];

/** The fact that a disc is called after: `orc` of `orc-3`. */
export function kindOf(disc: string): string {
  return disc.replace(/-?\d+$/, '');
}

/** The pictogram of a card: equipment, artefact, or the ability of a figure (`orc-1/retaliation`). */
export function cardIcon(card: string): string {
  return /^(item|artefact)\//.test(card) ? card.replace('/', '-') : `ability-${card.split('/')[1]}`;
}

/** The level of a card, 0 to 2, or the name of its chamber; nothing for a card that is not known. */
export function levelOf(facts: Facts, card: string): string {
  const [kind, id = ''] = card.split('/');
  return kind === 'room' ? (facts.room[id]?.level ?? '') : kindOf(id);
}

export function exitsOf(facts: Facts, card: string): string {
  const [kind, id = ''] = card.split('/');
  return (kind === 'room' ? facts.room[id]?.exits : facts.chamber[kindOf(id)]?.exits) ?? '';
}
