// By how much a flick has missed.
import { nearest } from '../../flick/near';
import { MM } from '../../flick/shape';
import type { EventSeen } from '../../game';
import type { Film } from '../../wire';
import { kindOf } from './table';
import { shownOf, stateOf } from './types';

const HEROES = ['hero', 'ally'];

/** Millimetres that were left to the nearest of those on the other side who lay on the board. */
export function missedBy(link: { shown: object; state: object }) {
  return ({ data }: EventSeen, film: Film): number | undefined => {
    const { figures } = stateOf(link);
    const side = (name: string) => HEROES.includes(figures[name]?.role ?? '');
    const figure = String(data?.figure);
    const foes = Object.keys(film.start).filter((name) => name in figures && side(name) !== side(figure));
    return nearest(film, String(data?.disc), foes, (disc) => (shownOf(link).radii[kindOf(disc)] ?? 0) / MM);
  };
}
