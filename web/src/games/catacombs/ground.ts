// The board of a fight and the discs on it, as they are drawn.
import { MM, type Board, type Disc } from '../../flick/shape';
import { GRAVITY } from '../../wire';
import type { Play } from './play.svelte';
import { kindOf, type Zone } from './table';

const COLOURS: Record<string, string> = { fireball: 'var(--paint-hell)', shield: 'var(--paint-shield)', 'ice-spike': '#7fd4ea' };
const MOST_PIPS = 3;

export function boardOf(play: Play): Board {
  const fact = play.facts.board[play.table.board] ?? Object.values(play.facts.board)[0]!;
  const r = (play.facts.size[play.facts.piece.obstacle?.size ?? '']?.diameter ?? 32) / 2;
  const posts = fact.holes.map(([x, y], index) => ({ id: `obstacle-${index + 1}`, x, y, r }));
  return { width: fact.length, height: fact.width, walls: [], posts, slowing: fact.friction * GRAVITY, bounce: fact.bounce, wallBounce: fact.bounce, look: 'slab' };
}

export function discsOf(play: Play): Disc[] {
  return Object.entries(play.table.discs).map(([id, [x, y]]) => discAt(play, id, x / 1000, y / 1000));
}

export function discAt(play: Play, id: string, x = 0, y = 0): Disc {
  const figure = play.table.figures[id];
  const { now, most } = play.health(id);
  const full = most.total;
  const isWall = play.is(id, 'wall');
  const disc: Disc = { id, x, y, r: play.radius(id), family: play.family(id), picture: isWall ? 'wall' : play.picture(id), name: play.called('disc', id), label: play.spoken(id), thing: `figure:${id}` };
  const colour = COLOURS[kindOf(id)];
  if (colour) disc.colour = colour;
  if (play.table.spikes?.[id]) disc.rides = true; // it lies on a frozen monster
  if (!figure || isWall) return disc;
  const isFoe = figure.role === 'monster' || figure.role === 'lord';
  return {
    ...disc,
    acted: play.hasActed(id),
    wounded: figure.role === 'monster' && now < full,
    stone: play.is(id, 'stone'),
    fixed: play.is(id, 'stone'),
    stunned: play.is(id, 'down'),
    ...(isFoe && full > 1 && full <= MOST_PIPS ? { pips: [now, full] as const } : {}),
    ...(full > MOST_PIPS && isFoe ? { mark: String(now) } : {}),
  };
}

/** Where each side starts in this fight. */
export function zonesOf(play: Play): { side: string; zone: Zone }[] {
  return Object.entries(play.shown.zones).map(([side, zone]) => ({ side, zone: zone.map((um) => um / MM) as Zone }));
}
