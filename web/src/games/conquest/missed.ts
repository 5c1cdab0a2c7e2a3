// By how much a shot has missed.
import { nearest } from '../../flick/near';
import { MM } from '../../flick/shape';
import type { EventSeen } from '../../game';
import type { Film } from '../../wire';
import { CHARACTERS, pieceOf, teamOf } from './table';
import { shownOf } from './types';

/** Millimetres that were left to the target, or to the nearest of the other team. */
export function missedBy(link: { shown: object }) {
  return ({ data }: EventSeen, film: Film): number | undefined => {
    const [by, mover, target] = [data?.by, data?.mover, data?.target].map((each) => String(each ?? '')) as [string, string, string];
    const foes = target ? [target] : CHARACTERS.filter((disc) => teamOf(disc) !== teamOf(mover) && disc in film.start);
    return nearest(film, by, foes, (disc) => (shownOf(link).radii[pieceOf(disc)] ?? 0) / MM);
  };
}
