// What lies on the table in Catacombs, as the server shows it: the twin of state.py and facts.py, as far as it is drawn.
export const OVERSEER = 0;
export const NOWHERE = -1;
export const ABLE = 0;

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
}

export interface Sheet {
  seat: number;
  gold: number;
  rage: number;
  items: string[];
  used: [string, number][];
}

export interface PlacedCard {
  x: number;
  y: number;
  level: string;
  card: string;
  explored: boolean;
}

export interface CatacombsState {
  lord: string;
  figures: Record<string, Figure>;
  sheets: Record<string, Sheet>;
  discs: Record<string, [number, number]>;
  places: PlacedCard[];
  here: number;
  closed: [number, number][];
  face_down: Record<string, string | null> | null;
  unlaid: (string | null)[] | null;
  informed: number[];
  story: string;
  board: string;
  swapped: boolean;
  final: boolean;
  phase: string;
  round: number;
  bank: number;
  stall: string[];
  discards: string[];
  spells: string[];
  spent: string[];
  camp: number;
  // With the Cavern of Soloth
  armour?: number;
  magic?: number;
  /** Ice spikes in the room, and the monsters they lie on. */
  spikes?: Record<string, string>;
  trophies?: string[];
  artefacts?: string[];
  offered?: string;
  blessed?: boolean;
}

/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}

export interface Attack {
  kind: 'melee' | 'missile' | 'fireball' | 'move';
  piece: string;
  damage: number;
  flicks: number;
  modifiers: Effect[];
}

export type Zone = [number, number, number, number];

export interface BoardFact {
  length: number;
  width: number;
  heroes: Zone;
  monsters: Zone;
  holes: [number, number][];
  friction: number;
  bounce: number;
}

export interface Item {
  heroes: string[];
  price: number;
  when: string;
  effects: Effect[];
  uses: number;
  magic: number;
}

export interface Facts {
  size: Record<string, { diameter: number }>;
  piece: Record<string, { size: string; colour: string }>;
  board: Record<string, BoardFact>;
  attack: Record<string, Attack>;
  monster: Record<string, { family: string; size: string; discs: number; health: number; gold: number; attacks: string[][]; abilities: string[]; reward: string }>;
  special: Record<string, { effects: Effect[]; uses: number; rage: number; magic: number }>;
  hero: Record<string, { number: number; health: number; specials: string[]; bonus: number; most_rage: number; casts: boolean; armour: number; magic: number; abilities: string[] }>;
  ally: Record<string, { piece: string; owner: string; health: number; attacks: string[][]; stays: boolean }>;
  spell: Record<string, { effects: Effect[] }>;
  item: Record<string, Item>;
  artefact?: Record<string, Item & { cost: Record<string, number>; any: number }>;
  lord: Record<string, { health: number; extra: number; wandering: string; favourites: Record<string, number>; lair: string; specials: string[] }>;
  room: Record<string, { level: string; board: string; monsters: Record<string, number>; wandering: number; exits: string }>;
  chamber: Record<string, { exits: string; touch_price: number; touch_health: number; revive_price: number; revive_health: number; shown: number; discounted: number; reveal_price: number; offering: number }>;
  camp: Record<string, { track: string[]; ambush: number }>;
  scene: Record<string, { level: string; heroes: Zone | null; monsters: Zone | null }>;
  scenario: Record<string, { number: number; scenes: string[] }>;
}

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
