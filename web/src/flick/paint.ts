// The rims of discs: each family has a colour and a pattern. Sizes are shares of the radius, as the look says.
import type { Family } from './shape';

export const COLOURS: Record<Family, string> = {
  hero: 'var(--paint-hero)',
  undead: 'var(--paint-undead)',
  dungeon: 'var(--paint-dungeon)',
  myth: 'var(--paint-myth)',
  hell: 'var(--paint-hell)',
  lord: 'var(--paint-lord)',
  sword: 'var(--paint-violet)',
  skull: 'var(--paint-undead)',
  plain: '#e8c33a',
  stone: '#8d8a86',
  crystal: '#5fc9bd',
};

/** Teeth around a rim, pointing inwards or outwards. */
export function teeth(r: number, count: number, from: number, to: number, half: number): string {
  return spokes(count, (turn) => {
    const a = at(r * from, turn - half);
    const b = at(r * to, turn);
    const c = at(r * from, turn + half);
    return `M${a}L${b}L${c}Z`;
  });
}

/** Short lines across a rim. */
export function rays(r: number, count: number): string {
  return spokes(count, (turn) => `M${at(r * 0.79, turn)}L${at(r * 0.97, turn)}`);
}

/** Places around a rim. */
export function around(r: number, count: number, share: number): [number, number][] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count;
    return [r * share * Math.cos(turn), r * share * Math.sin(turn)];
  });
}

function spokes(count: number, each: (turn: number) => string): string {
  return Array.from({ length: count }, (_, index) => each((index * 2 * Math.PI) / count)).join('');
}

function at(r: number, turn: number): string {
  return `${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`;
}
