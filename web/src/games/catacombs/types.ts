// Made by shapes.py from the definitions of the game. Do not edit.
import type { Shown, Sum } from '../../wire';
/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}
/** The table. Face-down room cards and the order of the equipment deck are hidden, as a rule from everybody. */
export interface CatacombsState {
  overseer: number;
  lord: string;
  figures: Record<string, Figure>;
  sheets: Record<string, Sheet>;
  discs: Record<string, [number, number]>;
  places: PlacedCard[];
  here: number;
  closed: ([number, number])[];
  face_down: Record<string, string | null>;
  informed: number[];
  unlaid: (string | null)[];
  story: string;
  board: string;
  swapped: boolean;
  final: boolean;
  phase: string;
  round: number;
  attacked: boolean;
  bank: number;
  deck: (string | null)[];
  stall: string[];
  discards: string[];
  spells: string[];
  spent: string[];
  camp: number;
}
/** Whoever fights: a hero for the whole game, all others for a room. The disc lies in `discs` while it is in play. */
export interface Figure {
  role: 'hero' | 'ally' | 'monster' | 'lord';
  kind: string;
  health: number;
  acted: boolean;
  incapacity: number;
  petrified: boolean;
  wall: boolean;
  killer: string;
  veiled: boolean;
  veiled_in: number;
}
/** catacombs.component.hero-board: what lies on a hero's board besides the health marker. */
export interface Sheet {
  seat: number;
  gold: number;
  rage: number;
  items: string[];
  used: ([string, number])[];
}
/** A card of the catacombs. `level` is what its place tells everybody: a level, a chamber, or nothing in a maze. */
export interface PlacedCard {
  x: number;
  y: number;
  level: string;
  card: string;
  explored: boolean;
}
/** `blows` are by attack and target, of the figure that acts. `places` say what the cards of the catacombs are to the heroes: `here`, `explored`, `passed`, `closed`. `camp` is the space that camping leads to. Zones and radii are in micrometres. */
export interface CatacombsShown extends Shown {
  figures: Record<string, FigureShown>;
  heroes: Record<string, HeroShown>;
  lord: Track;
  acting: string;
  shots: Shot[];
  blows: Record<string, Record<string, Blow>>;
  purse: number;
  discounts: number;
  stall: Record<string, Offer>;
  services: Record<string, Service>;
  muster: Record<string, number>;
  drafted: Record<string, number>;
  places: string[];
  crowds: Record<string, Record<string, number>>;
  ways: Record<string, number>;
  progress: Progress;
  camp: string;
  zones: Record<string, [number, number, number, number]>;
  radii: Record<string, number>;
}
/** Whoever fights: its health, how it fares (`dead`, `wall`, `stone`, `down`, `veiled`, `acted`, `ready`), the attacks it may choose in this fight, and the special actions of a monster or a lord; those of heroes are on their boards. */
export interface FigureShown {
  health: Track;
  marks?: string[];
  attacks?: string[][];
  powers?: Record<string, Power>;
}
/** A marker on its scale: where it stands, and how far it can go. */
export interface Track {
  now: number;
  most: Sum;
}
/** A special action, a spell or a card: how often it can be used in a room (without limit if nothing is said) and how often it still can, what it costs, the attacks it makes, and the rule that forbids it now. */
export interface Power {
  uses?: Sum | null;
  left?: number;
  rage?: number;
  magic?: number;
  health?: number;
  attacks?: string[];
  rule?: string;
}
/** A hero's board: what can be counted on it, the cards before it, and what its owner can do (`special:slam`, `spell:haste`, `card:item/map`). `reward` is what the monsters it has killed in this room will bring, `bonus` what each brings besides. */
export interface HeroShown {
  tracks: Record<string, Track>;
  powers: Record<string, Power>;
  cards?: string[];
  reward?: number;
  bonus?: number;
}
/** One flick of the action that goes on: `done`, `now` or `next`. */
export interface Shot {
  attack: string;
  state: string;
}
/** What a flick that strikes somebody does: the damage with its reasons, and what health is left. Where it does nothing, `rule` says why. */
export interface Blow {
  damage: Sum;
  left: number;
  rule?: string;
}
/** A card for sale: its price, the least it can be had for now, and the heroes of this table whom it serves. */
export interface Offer {
  price: number;
  least: number;
  heroes: string[];
}
/** What the Healer does for a hero: its price, the health it gives, and the rule that forbids it now. */
export interface Service {
  verb: string;
  price: number;
  health: number;
  rule: string;
}
/** How far the heroes have come: which room they are in, of how many; in a maze, how many they have explored. */
export interface Progress {
  number: number;
  rooms: number;
}
/** Everything the packs of a table say. */
export interface Facts {
  size: Record<string, Size>;
  piece: Record<string, Piece>;
  coin: Record<string, Coin>;
  board: Record<string, Board>;
  family: Record<string, Family>;
  attack: Record<string, Attack>;
  ability: Record<string, Ability>;
  monster: Record<string, Monster>;
  special: Record<string, Special>;
  hero: Record<string, Hero>;
  ally: Record<string, Ally>;
  spell: Record<string, Spell>;
  item: Record<string, Item>;
  lord: Record<string, Lord>;
  room: Record<string, Room>;
  chamber: Record<string, Chamber>;
  camp: Record<string, Camp>;
  path: Record<string, Path>;
  maze: Record<string, Maze>;
  scene: Record<string, Scene>;
  scenario: Record<string, Scenario>;
}
/** A size of disc: tiny, small, medium, large. */
export interface Size {
  diameter: number;
  mass: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** A kind of disc that is no monster, and how many of it are in the box. */
export interface Piece {
  size: string;
  colour: string;
  count: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.gold.source: a value of gold cards, and how many of them the bank has. */
export interface Coin {
  value: number;
  count: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.board.is-the-room: a face of a board, with its holes and its two start zones. */
export interface Board {
  length: number;
  width: number;
  heroes: [number, number, number, number];
  monsters: [number, number, number, number];
  holes: ([number, number])[];
  friction: number;
  bounce: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.monster.types */
export interface Family {
  colour: string;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.attack.base-damage: what one flick is. With more than one flick it is a chain; a `move` strikes nobody. */
export interface Attack {
  kind: 'melee' | 'missile' | 'fireball' | 'move';
  piece: string;
  damage: number;
  flicks: number;
  modifiers: Effect[];
  reserve: string;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** An additional ability on a monster card. */
export interface Ability {
  effects: [Effect];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.monster.card-fields */
export interface Monster {
  family: string;
  size: string;
  discs: number;
  health: number;
  gold: number;
  attacks: string[][];
  abilities: string[];
  reward: string;
  value: number;
  most: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** A special action on the board of a hero or a lord: its effects in order. `uses` counts for a room, 0 is without limit. */
export interface Special {
  effects: Effect[];
  uses: number;
  rage: number;
  magic: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.component.hero-board */
export interface Hero {
  number: number;
  health: number;
  specials: string[];
  bonus: number;
  rage: number;
  most_rage: number;
  casts: boolean;
  abilities: string[];
  armour: number;
  magic: number;
  replaces: string;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.ally.two-kinds */
export interface Ally {
  piece: string;
  health: number;
  attacks: string[][];
  stays: boolean;
  owner: string;
  origin: boolean;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.spell.once-per-game: what the Wizard may cast once. */
export interface Spell {
  effects: Effect[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.equipment.card: whom it serves, what it costs, when it works and how often in a room (0: no limit). */
export interface Item {
  heroes: string[];
  price: number;
  when: 'action' | 'free' | 'passive' | 'reaction';
  effects: Effect[];
  uses: number;
  discard: boolean;
  magic: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.component.lord-board */
export interface Lord {
  number: number;
  health: number;
  wandering: string;
  favourites: Record<string, number>;
  lair: string;
  specials: string[];
  extra: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.room.card-fields */
export interface Room {
  level: '0' | '1' | '2';
  board: string;
  monsters: Record<string, number>;
  wandering: number;
  exits: string;
  box: boolean;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.room.special-cards: Merchant, Healer and the lair of the Lord, with what the first two sell. */
export interface Chamber {
  copies: number;
  exits: string;
  shown: number;
  discounted: number;
  touch_price: number;
  touch_health: number;
  revive_price: number;
  revive_health: number;
  reveal_price: number;
  offering: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.camp.advance: the spaces after Start, a number or `star`. */
export interface Camp {
  track: string[];
  ambush: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.setup.basic-path, catacombs.branch.layout: columns of cards, each a level or a chamber. */
export interface Path {
  columns: (('0' | '1' | '2' | 'merchant' | 'healer' | 'lair')[])[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.labyrinth.sample: rows from north to south of room cards and chambers; empty where no card lies. */
export interface Maze {
  rows: string[][];
  start: [number, number];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.variant.story-setup: what a story changes in the rooms of one level or chamber (`lair`). */
export interface Scene {
  level: '0' | '1' | '2' | 'lair';
  heroes: [number, number, number, number] | null;
  monsters: [number, number, number, number] | null;
  extra: Record<string, number>;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** catacombs.variant.story-setup: a story. Without scenes, the rules as they stand. */
export interface Scenario {
  number: number;
  scenes: string[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** The table of Catacombs with the tracks, discs and cards that the expansion brings. */
export interface SolothState extends CatacombsState {
  armour?: number;
  magic?: number;
  spikes?: Record<string, string>;
  trophies?: string[];
  artefacts?: string[];
  called?: string[];
  offered?: string;
  sunk?: string[];
  blessed?: boolean;
  deeds?: Record<string, string[]>;
  enslaved?: Record<string, number>;
  rallied?: Record<string, number>;
  brushed?: string[];
  braced?: boolean;
  fallen?: ([string, number, number])[];
}
/** Figures may be `frozen` or `suppressed` too; heroes have tracks for `armour`, `magic` and `spikes`. */
export interface SolothShown extends CatacombsShown {
  artefacts?: Record<string, Cost>;
}
/** What an artefact costs in monsters of each family, and of any; and whether the Witch Hunter has them. */
export interface Cost {
  families: Record<string, number>;
  any: Sum;
  is_affordable: boolean;
}
/** Everything the packs of a table with the expansion say. */
export interface SolothFacts extends Facts {
  artefact?: Record<string, Artefact>;
}
/** soloth.hunter.own-cost: once it has been paid for with monsters, it serves like a piece of equipment. */
export interface Artefact extends Item {
  cost: Record<string, number>;
  any: number;
}
export function stateOf(link: { state: object }): SolothState {
  return link.state as SolothState;
}
export function shownOf(link: { shown: object }): SolothShown {
  return link.shown as SolothShown;
}
export function factsOf(book: { facts: object }): SolothFacts {
  return book.facts as SolothFacts;
}
