// What the rules make of the table, as the server sends it: the twin of shown.py.
import type { Sum } from '../../explain/sum';
import type { Link } from '../../link.svelte';
import type { Word } from '../../words';

export interface TeamShown {
  seats: number[];
  health: number;
  acts: string;
  is_on: boolean;
  cards: number;
  armour: string[];
  marks: ('stunned' | 'shackled')[];
}

export interface ShotShown {
  shot: string;
  damage: Sum;
  targeted?: boolean;
  stronger?: number;
  state?: 'done' | 'now' | 'next';
}

export interface CardShown {
  shots: ShotShown[];
  ability?: string;
  would?: Word;
  armour?: boolean;
}

export interface PlayShown {
  card: string;
  shots: ShotShown[];
  ability: string;
  ability_state: 'now' | 'next';
  obstacles: number;
  obstacle_state: 'now' | 'next';
  extra?: ShotShown | null;
}

export interface ConquestShown {
  teams: [TeamShown, TeamShown];
  players: Record<string, number>;
  play: PlayShown;
  cards: Record<string, CardShown>;
  lead: { team: number; counted: string };
  radii: Record<string, number>;
}

export function shownAt(link: Link): ConquestShown {
  return link.shown as unknown as ConquestShown;
}
