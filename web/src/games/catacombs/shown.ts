// What the rules make of the table, as the server sends it: the twin of shown.py and soloth/shown.py.
import type { Sum } from '../../explain/sum';
import type { Link } from '../../link.svelte';

export interface Track {
  now: number;
  most: Sum;
}

export type Mark = 'dead' | 'wall' | 'stone' | 'frozen' | 'down' | 'veiled' | 'suppressed' | 'acted' | 'ready';

export interface FigureShown {
  health: Track;
  marks?: Mark[];
  attacks?: string[][];
  powers?: Record<string, Power>;
}

export interface Power {
  uses?: Sum | null;
  left?: number;
  rage?: number;
  magic?: number;
  health?: number;
  attacks?: string[];
  rule?: string;
}

export interface HeroShown {
  tracks: Partial<Record<'rage' | 'armour' | 'magic' | 'spikes', Track>>;
  powers: Record<string, Power>;
  cards?: string[];
  reward?: number;
}

export interface Shot {
  attack: string;
  state: 'done' | 'now' | 'next';
}

export interface Blow {
  damage: Sum;
  left: number;
  rule?: string;
}

export interface CatacombsShown {
  figures: Record<string, FigureShown>;
  heroes: Record<string, HeroShown>;
  lord: Track;
  acting: string;
  shots: Shot[];
  blows: Record<string, Record<string, Blow>>;
  purse: number;
  discounts: number;
  stall: Record<string, { price: number; least: number; heroes: string[] }>;
  services: Record<string, { verb: 'touch' | 'revive'; price: number; health: number; rule: string }>;
  muster: Record<string, number>;
  drafted: Record<string, number>;
  places: ('' | 'here' | 'explored' | 'passed' | 'closed')[];
  crowds: Record<string, Record<string, number>>;
  ways: Record<string, number>;
  progress: { number: number; rooms: number };
  zones: Record<string, [number, number, number, number]>;
  radii: Record<string, number>;
  // With the Cavern of Soloth
  artefacts?: Record<string, { families: Record<string, number>; any: Sum; is_affordable: boolean }>;
}

export function shownAt(link: Link): CatacombsShown {
  return link.shown as unknown as CatacombsShown;
}
