// Made by shapes.py from the definitions of the game. Do not edit.
import type { Shown } from '../../../web/src/wire';
/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}
/** The table. Cards have ids like `trip/2`: two copies can be told apart, as things that lie hidden must be. */
export interface LanternState {
  round: number;
  bearers: Bearer[];
  deck: (string | null)[];
  hands: Record<string, (string | null)[]>;
  discard: string[];
}
/** Somebody with a lamp: how far down the corridor, with how much oil. */
export interface Bearer {
  place: number;
  oil: number;
}
/** All that the packs of a table say. */
export interface Facts {
  card: Record<string, Card>;
  corridor: Record<string, Corridor>;
}
/** A card of the deck. One with a `when` is never chosen in a round: it answers that moment. */
export interface Card {
  copies: number;
  effects: Effect[];
  oil: number;
  when: '' | 'walk.begun';
  id: string;
  source: 'book' | 'public' | 'house';
}
/** A scenario: how far the door is, how long the lamps last, where it is draughty. */
export interface Corridor {
  length: number;
  rounds: number;
  draughts: number[];
  id: string;
  source: 'book' | 'public' | 'house';
}
export function stateOf(link: { state: object }): LanternState {
  return link.state as LanternState;
}
export function shownOf(link: { shown: object }): Shown {
  return link.shown as Shown;
}
export function factsOf(book: { facts: object }): Facts {
  return book.facts as Facts;
}
