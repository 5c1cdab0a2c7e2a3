// Made by shapes.py from the definitions of the game. Do not edit.
import type { Shown, Sum } from '../../wire';
import type { Word } from '../../words';
/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}
/** The table. Hands are secret, and so is the order of the draw piles. */
export interface ConquestState {
  teams: number[];
  shared: boolean;
  turn: number;
  team: number;
  markers: [number, number];
  discs: Record<string, [number, number]>;
  health: [number, number];
  bank: number;
  layout: string;
  piles: Record<string, (string | null)[]>;
  known: Record<string, (string | null)[]>;
  hands: Record<string, (string | null)[]>;
  discards: Record<string, string[]>;
  kept: Record<string, string[]>;
  played: string[];
  stunned: [boolean, boolean];
  shackled: [boolean, boolean];
  extra_moves: number;
}
/** `cards` are those the viewer sees: in hand, in play, kept. Radii are in micrometres. */
export interface ConquestShown extends Shown {
  teams: Record<string, TeamShown>;
  players: Record<string, number>;
  play: PlayShown;
  cards: Record<string, CardShown>;
  lead: Lead;
  radii: Record<string, number>;
}
/** A team: who plays it, its reserve, the disc that acts in its turn that is under way or comes next, its cards in hand, the armour it has kept, and what its next turn suffers from (`stunned`, `shackled`). */
export interface TeamShown {
  seats: number[];
  health: number;
  acts: string;
  is_on: boolean;
  cards: number;
  armour: string[];
  marks: string[];
}
/** What goes on in the turn: the card in play, its shots, its ability, then the obstacles. A shot that no card has printed is `extra`. */
export interface PlayShown {
  card: string;
  shots: ShotShown[];
  ability: string;
  ability_state: string;
  obstacles: number;
  obstacle_state: string;
  extra?: ShotShown | null;
}
/** A shot of a card: the damage for each disc it hits, more if a card is given up for it; `done`, `now` or `next`. */
export interface ShotShown {
  shot: string;
  damage: Sum;
  targeted?: boolean;
  stronger?: number;
  state?: string;
}
/** What a card does at this table: its shots, its ability with what that would do now, whether it stays as armour. What is printed on it and not played with is `off`. */
export interface CardShown {
  shots: ShotShown[];
  ability?: string;
  would?: Word;
  armour?: boolean;
  off?: string[];
}
/** Who would win if the game ended now, by what is counted: `tokens`, `cards`, or nobody by either. */
export interface Lead {
  team: number;
  counted: string;
}
/** Everything the packs of a table say. */
export interface Facts {
  size: Record<string, Size>;
  piece: Record<string, Piece>;
  team: Record<string, Team>;
  arena: Record<string, Arena>;
  layout: Record<string, Layout>;
  shot: Record<string, Shot>;
  ability: Record<string, Ability>;
  role: Record<string, Role>;
  sign: Record<string, Sign>;
  card: Record<string, Card>;
}
/** conquest.discs.five-sizes */
export interface Size {
  diameter: number;
  mass: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.discs.size-per-piece: a kind of disc, and how many of it are in the box. */
export interface Piece {
  size: string;
  count: number;
  colour: string;
  faces: 1 | 2;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.teams.two-teams: the colours of a team's two character discs, the first one first. */
export interface Team {
  colours: [string, string];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.walls.bound-arena, conquest.mat.bounds-arena: a table within walls, or a mat with open edges. */
export interface Arena {
  length: number;
  width: number;
  walls: boolean;
  friction: number;
  bounce: number;
  wall_bounce: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.mat.start-circles: where discs start, the left corner of each team's side first. */
export interface Layout {
  number: number;
  sword: [[number, number], [number, number]];
  skull: [[number, number], [number, number]];
  crystals: [[number, number], [number, number], [number, number], [number, number], [number, number]];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.shots.eight-icons: the disc that is flicked, and the damage for each enemy disc it hits. */
export interface Shot {
  kind: 'move' | 'combat' | 'ranged';
  piece: string;
  damage: number;
  damage_with_discard: number;
  from_companion: boolean;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.ability.default-timing: what an ability does, and when. Effects are given the card's `amount`. */
export interface Ability {
  when: 'end' | 'damage' | 'always';
  effects: Effect[];
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.anatomy.roles */
export interface Role {
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.anatomy.star-signs */
export interface Sign {
  id: string;
  source: 'book' | 'public' | 'house';
}
/** conquest.anatomy.fields: what is printed on a card. */
export interface Card {
  team: 'sword' | 'skull';
  role: string;
  sign: string;
  shots: Icon[];
  ability: string;
  amount: number;
  armour: boolean;
  copies: number;
  id: string;
  source: 'book' | 'public' | 'house';
}
/** One icon of a shot sequence. */
export interface Icon {
  shot: string;
  targeted: boolean;
}
export function stateOf(link: { state: object }): ConquestState {
  return link.state as ConquestState;
}
export function shownOf(link: { shown: object }): ConquestShown {
  return link.shown as ConquestShown;
}
export function factsOf(book: { facts: object }): Facts {
  return book.facts as Facts;
}
