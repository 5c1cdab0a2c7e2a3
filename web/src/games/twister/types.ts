// Made by shapes.py from the definitions of the game. Do not edit.
import type { Shown, Sum } from '../../wire';
import type { Word } from '../../words';
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
/** `prices` in action points and `clashes` are by the ids of the options that are open; `far` is why the one on its way does not go to a zone that its question does not name. */
export interface TwisterShown extends Shown {
  figures: Record<string, FigureNow>;
  sides: SideNow[];
  prices: Record<string, number>;
  clashes: Record<string, Clash>;
  fight: Fight | null;
  far: Word;
}
/** A character as it counts now, by itself in close combat. */
export interface FigureNow {
  movement: Sum;
  attack: Sum;
  defence: Sum;
  ready?: boolean;
  idle?: Word;
  left?: number;
  hands?: number;
  free?: boolean;
  weapons?: string[];
}
/** A player: victory points and those that win, action points, and what would become of them if the turn ended now. */
export interface SideNow {
  score: number;
  target: number;
  points: number;
  kept: number;
  lost?: number;
  jumps?: number;
  cards?: number;
  able?: boolean;
}
/** What both sides of a combat are worth before their cards. */
export interface Clash {
  attack: Sum;
  defence: Sum;
}
/** The combat under way. `plays` are for the seat that chooses a card, by value; so is `extra`, a second card laid before. */
export interface Fight {
  kind: 'close' | 'lance' | 'ranged';
  seat: number;
  attacker: number;
  target: number;
  attackers: number[];
  defenders: number[];
  clash: Clash;
  cards?: number;
  extra?: number;
  named?: number;
  named_for?: number;
  plays?: Record<string, Outcome>;
}
/** What a card would bring: one's total, and how it fares against each card that the other may lay. */
export interface Outcome {
  total: number;
  beats: number[];
  ties: number[];
  loses: number[];
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
  lying: Lying[];
  target: 4 | 5 | 6;
  start: number;
  hidden: number;
  objects: number;
  beside: number[];
  required: string[];
  advised: string[];
  advised_objects: string[];
  jumps: number;
}
/** A room where it lies, face down, after so many quarter turns clockwise. */
export interface Lying {
  room: string;
  turn: number;
}
export function stateOf(link: { state: object }): TwisterState {
  return link.state as TwisterState;
}
export function shownOf(link: { shown: object }): TwisterShown {
  return link.shown as TwisterShown;
}
export function factsOf(book: { facts: object }): Facts {
  return book.facts as Facts;
}
