// Made by shapes.py from the definitions of the game. Do not edit.
import type { Shown } from '../../wire';
/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}
/** The table. Rooms are hidden from both players, teams, face-down cards and combat cards from the other one. */
export interface TwisterState {
  phase: string;
  turn: number;
  action: number;
  active: number;
  wheel: [number, number];
  score: [number, number];
  quiet: number;
  rooms: Room[];
  face_down: (string | null)[];
  turned: (number | null)[];
  figures: Figure[];
  items: Item[];
  roster: Record<string, string[]>;
  team: Record<string, (string | null)[]>;
  west: Record<string, (string | null)[]>;
  east: Record<string, (string | null)[]>;
  beside: Record<string, (string | null)[]>;
  beside_rooms: Record<string, number[]>;
  hand: Record<string, (string | null)[]>;
  spent: Record<string, (string | null)[]>;
  spent_openly: Record<string, string[]>;
  known: Record<string, (string | null)[]>;
  shown: string[];
  laid_before: number[];
  laid: (string | null)[];
  jumps: [number, number];
}
/** A room of the labyrinth; `card` is empty while it lies face down. `turn` counts quarter turns clockwise. */
export interface Room {
  card: string;
  turn: number;
  portcullis: number;
  broken: boolean;
}
/** A character card in play. `hurt`, `idle`, `shot` and `struck` are the numbers of the turns in which it last was wounded, was healed, shot its own weapon and used a free attack. */
export interface Figure {
  kind: string;
  seat: number;
  card: string;
  cell: number;
  wounded: boolean;
  hurt: number;
  idle: number;
  shot: number;
  struck: number;
  spent: boolean;
  bound: number;
  objects: number[];
  burden: number[];
  bearer: number;
}
/** An object card in play. */
export interface Item {
  kind: string;
  seat: number;
  card: string;
  cell: number;
  bearer: number;
}
/** Everything the packs of a table say. */
export interface Facts {
  ability: Record<string, Ability>;
  character: Record<string, Character>;
  object: Record<string, Object>;
  room: Record<string, RoomFact>;
  combat: Record<string, Combat>;
  scenario: Record<string, Scenario>;
}
/** twister.ability.sun-cost: something a character can do. `ap` is 1 where the card shows the sun. */
export interface Ability {
  id: string;
  source: 'book' | 'public' | 'house';
  ap: 0 | 1;
  effects: Effect[];
}
/** A character card: the white number, the red number, the abilities. */
export interface Character {
  id: string;
  source: 'book' | 'public' | 'house';
  movement: number;
  combat: number;
  abilities: string[];
}
/** An object card; `copies` of it in each colour. `ap` is 1 where the card shows the sun. */
export interface Object {
  id: string;
  source: 'book' | 'public' | 'house';
  copies: number;
  ap: 0 | 1;
  magic: boolean;
  effects: Effect[];
}
/** A room card, drawn with north up; the arrow is the way it turns. Its twin has the same colour. */
export interface RoomFact {
  id: string;
  source: 'book' | 'public' | 'house';
  colour: 'red' | 'blue' | 'green' | 'yellow' | 'violet' | 'orange' | 'white' | 'black';
  arrow: 'cw' | 'ccw';
  grid: [string, string, string, string, string];
}
/** A combat card of each player's hand. One that returns is never lost, and is no use for a jump. */
export interface Combat {
  id: string;
  source: 'book' | 'public' | 'house';
  value: number;
  copies: number;
  returns: boolean;
}
/** twister.setup.scenario: the labyrinth, the teams and the points that win. */
export interface Scenario {
  id: string;
  source: 'book' | 'public' | 'house';
  number: number;
  rows: number;
  colours: ('red' | 'blue' | 'green' | 'yellow' | 'violet' | 'orange' | 'white' | 'black')[];
  target: 5 | 6;
  start: number;
  hidden: number;
  objects: number;
  beside: number[];
  required: string[];
  advised: string[];
  advised_objects: string[];
  jumps: number;
}
export function stateOf(link: { state: object }): TwisterState {
  return link.state as TwisterState;
}
export function shownOf(link: { shown: object }): Shown {
  return link.shown as Shown;
}
export function factsOf(book: { facts: object }): Facts {
  return book.facts as Facts;
}
