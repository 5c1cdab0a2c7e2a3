// Made by shapes.py from the definitions of the game. Do not edit.
import type { Shown, Sum } from '../../wire';
import type { Word } from '../../words';
/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}
/** The table. Both hands are secret, and so are the order of the decks and of the tile pile. */
export interface ClaustrophobiaState {
  turn: number;
  phase: string;
  fighters: Fighter[];
  tiles: Tile[];
  pile: (string | null)[];
  known_tiles: Record<string, (string | null)[]>;
  tile_discard: string[];
  instinct_deck: (string | null)[];
  instinct_hand: (string | null)[];
  instinct_discard: string[];
  hand_limit: number;
  event_deck: (string | null)[];
  event_hand: (string | null)[];
  event_discard: string[];
  events_lasting: string[];
  activation_dice: number[];
  rallied: number;
  foresight: number;
  threat: number;
  reserve_dice: number;
  alarm_dice: number;
  destiny_dice: number[];
  waiting: Record<string, number[]>;
  triggered: Record<string, number[]>;
  speed: number;
  frenzy: boolean;
  intrepid: boolean;
  sly: boolean;
  silenced: boolean;
  rubble: number[];
  draught: number[];
  tally: Record<string, number>;
}
/** A figure with its sheet. `damage` of a western fighter is one bit for each cancelled line, of others a number of tokens. */
export interface Fighter {
  kind: string;
  type: string;
  camp: number;
  number: number;
  place: number;
  die: number;
  damage: number;
  deaths: number;
  exhausted: boolean;
  acted: boolean;
  resisted: boolean;
  lenient: boolean;
  relic: boolean;
  blessing_spent: boolean;
  gifts: string[];
  equipment: string[];
  used: ([string, number, number])[];
  card: string;
  tokens: Token[];
}
/** Something that lasts on a fighter until a phase begins or ends: a bonus to a `stat`, or a mark if that is empty. */
export interface Token {
  name: string;
  until: string;
  stat: string;
  amount: number;
}
/** A tile on the map. `used` counts uses of its effect, or work on a charge. */
export interface Tile {
  tile: string;
  x: number;
  y: number;
  turn: number;
  sides: number[];
  used: number;
  spent: boolean;
  hole: boolean;
  curse: string;
  relics: number;
}
/** `exits` says why nobody passes, by tile and side (`3/1`); `blows` are the attacks open to the fighter that acts, by target, and by target and weapon (`7/blunderbuss`) before a weapon is raised; `limits` of the hands are by seat; `far` is why the one that acts does not go to a tile that its question does not name. */
export interface ClaustrophobiaShown extends Shown {
  fighters: Record<string, FighterNow>;
  powers: Record<string, PowerNow>;
  tiles: Record<string, TileNow>;
  exits: Record<string, Word>;
  shop: Record<string, Ware>;
  blows: Record<string, Blow>;
  tracks: Record<string, Track>;
  fight: Fight | null;
  limits: [number, number];
  blessing: Record<string, number>;
  far: Word;
}
/** A fighter as it counts now. `health` of `full` is left, the rest `lost`; `uses` are what can still be done with a thing it has, `off` is why one does nothing now, by its kind and name: `equipment:grenade`. */
export interface FighterNow {
  DPT: Sum;
  CBT: Sum;
  DEF: Sum;
  health: number;
  full: number;
  lost?: number;
  talents?: string[];
  left?: number;
  ready?: boolean;
  done?: boolean;
  idle?: Word;
  uses?: Record<string, number>;
  off?: Record<string, Word>;
}
/** A power that takes dice: `free` is how many it would take now, `missing` how many it could hold. Of the dice to be placed, those are named that can help: to meet its condition in this turn, or in a later one; `gives` is what it would do, by die. */
export interface PowerNow {
  id: string;
  free: number;
  missing?: number;
  met?: boolean;
  now?: number[];
  later?: number[];
  gives?: Record<string, Word>;
  why?: Word;
}
/** How many more fighters of each camp a tile has room for, and how often its effect still works, if that is limited. */
export interface TileNow {
  room: [number, number];
  left?: number | null;
}
/** A kind of fighter that can be brought into play: its price, on some tiles another, and the least of them. */
export interface Ware {
  price: number;
  least: number;
  numbers: number[];
  cheaper?: Record<string, number>;
  why?: Word;
}
/** An attack as it would be rolled now: so many dice, each a hit from a face on. */
export interface Blow {
  dice: Sum;
  needed: number;
  at: number[];
  again?: boolean;
}
/** Something that the scenario counts. */
export interface Track {
  label: Word;
  done: number;
  needed: number;
}
/** The attack under way, with what was rolled and which of it hit. */
export interface Fight {
  attacker: number;
  target: number;
  blow: Blow;
  rolls?: number[];
  landed?: boolean[];
}
/** Everything the packs of a table say. */
export interface Facts {
  warrior: Record<string, Warrior>;
  creature: Record<string, Creature>;
  talent: Record<string, Talent>;
  gift: Record<string, Gift>;
  power: Record<string, Power>;
  instinct: Record<string, Instinct>;
  event: Record<string, Event>;
  equipment: Record<string, Equipment>;
  feature: Record<string, Feature>;
  tile: Record<string, TileFact>;
  scenario: Record<string, Scenario>;
}
/** claustrophobia.sheet.western-lines: a western fighter's sheet. */
export interface Warrior {
  lines: [Line, Line, Line, Line, Line, Line];
  talents: string[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** One of the six lines of a western sheet, in the order of the die. */
export interface Line {
  DPT: number;
  CBT: number;
  DEF: number;
  slot: '' | 'gift' | 'instinct';
}
/** claustrophobia.sheet.demon-stats: an infernal fighter. Its ability, if any, is a list of effects. */
export interface Creature {
  type: 'troglodyte' | 'hellhound' | 'demon' | 'tough';
  DPT: number;
  CBT: number;
  DEF: number;
  health: number;
  cost: number;
  talents: string[];
  power: string;
  ability: Effect[];
  deep_DEF: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.talent.general */
export interface Talent {
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.gift.die-value: a gift and the line it goes on. */
export interface Gift {
  die: number;
  effects: [Effect];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.board.power-fields: a power of the board of destiny, of a demon or of the hellhounds. */
export interface Power {
  of: 'board' | 'demon' | 'hellhound';
  boxes: number;
  condition: Condition;
  phase: 'preparation' | 'threat' | 'infernal-activation' | 'human-activation';
  effects: [Effect];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.board.power-fields: the dice that trigger a power, all dice on its boxes taken together. */
export interface Condition {
  least: number;
  most: number;
  colour: 'any' | 'white' | 'red' | 'same' | 'both';
  total: number;
  equal: boolean;
}
/** claustrophobia.component.instinct-cards: a die value, or the effects of the text; `copies` lie in the deck. */
export interface Instinct {
  die: number;
  effects: Effect[];
  copies: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.component.event-cards: an effect and the moment it may be played at. */
export interface Event {
  when: 'human-preparation.start' | 'human-preparation.rolled' | 'human-preparation.assigned' | 'human-activation.start' | 'human-activation.fighter' | 'explore.draw' | 'attack.announced' | 'attack.resolved' | 'threat';
  effects: [Effect];
  copies: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.component.equipment-cards */
export interface Equipment {
  copies: number;
  works_exhausted: boolean;
  bonus: Record<string, number>;
  talents: string[];
  ignores: string[];
  uses: number;
  rest: boolean;
  action: Effect[];
  effects: Effect[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.tile.special-rules: the effect of a tile. */
export interface Feature {
  DEF: number;
  DEF_most: number;
  hits: number;
  deep: boolean;
  uses: number;
  lets_in: ('troglodyte' | 'hellhound' | 'demon' | 'tough')[];
  discount: number;
  hole: boolean;
  placed: Effect[];
  entered: Effect[];
  prepared: Effect[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.component.tile: exits are given with north up. */
export interface TileFact {
  saturation: number;
  exits: string;
  feature: string;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** claustrophobia.setup.choose-scenario: forces, map, pile, special rules and goals. */
export interface Scenario {
  id: string;
  source: 'book' | 'public' | 'house';
  number: number;
  human: Human[];
  infernal: Infernal;
  map: Laid[];
  start: string;
  starts: Record<string, string>;
  pool: string[];
  pile: Layer[];
  armoury: number;
  armoury_price: number;
  turns: number;
  minutes: number;
  special: Effect[];
  goals: Effect[];
}
/** One fighter of the human side in a scenario. */
export interface Human {
  warrior: string;
  gifts: string[];
  equipment: string[];
}
/** The infernal side in a scenario. */
export interface Infernal {
  demons: string[];
  threat: number;
  troglodytes: number;
  hellhounds: number;
  events: number;
}
/** A tile on the map at the start; x grows to the east, y to the south, `turn` counts quarter turns clockwise. */
export interface Laid {
  tile: string;
  x: number;
  y: number;
  turn: number;
}
/** A part of the tile pile, from the top: `draw` tiles at random from the pool, with some more shuffled in. */
export interface Layer {
  draw: number;
  also: string[];
}
export function stateOf(link: { state: object }): ClaustrophobiaState {
  return link.state as ClaustrophobiaState;
}
export function shownOf(link: { shown: object }): ClaustrophobiaShown {
  return link.shown as ClaustrophobiaShown;
}
export function factsOf(book: { facts: object }): Facts {
  return book.facts as Facts;
}
