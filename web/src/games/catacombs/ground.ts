// The board of a fight and the discs on it, as they are drawn.
import type { Board, Disc } from '../../flick/shape';
import { GRAVITY } from '../../wire';
import type { Play } from './play.svelte';
import { ABLE, kindOf, type Zone } from './table';

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
  const full = figure ? play.fullHealth(figure) : 0;
  const isWall = figure?.wall ?? false;
  const disc: Disc = { id, x, y, r: play.radius(id), family: play.family(id), picture: isWall ? 'wall' : play.picture(id), name: play.called('disc', id), label: play.spoken(id), thing: `figure:${id}` };
  const colour = COLOURS[kindOf(id)];
  if (colour) disc.colour = colour;
  if (play.table.spikes?.[id]) disc.rides = true; // it lies on a frozen monster
  if (!figure || isWall) return disc;
  const isFoe = figure.role === 'monster' || figure.role === 'lord';
  return {
    ...disc,
    acted: play.hasActed(id),
    wounded: figure.role === 'monster' && figure.health < full,
    stone: figure.petrified,
    fixed: figure.petrified,
    stunned: figure.incapacity !== ABLE && !figure.petrified,
    ...(isFoe && full > 1 && full <= MOST_PIPS ? { pips: [figure.health, full] as const } : {}),
    ...(full > MOST_PIPS && isFoe ? { mark: String(figure.health) } : {}),
  };
}

/** Where each side starts in this fight: a story may move it, an ambush swaps it. */
export function zonesOf(play: Play): { side: 'heroes' | 'monsters'; zone: Zone }[] {
  const fact = play.facts.board[play.table.board];
  if (!fact) return [];
  const level = play.table.here < 0 ? '' : play.levelAt(play.table.here);
  const scenes = (play.facts.scenario[play.table.story]?.scenes ?? []).map((scene) => play.facts.scene[scene]);
  const scene = scenes.find((each) => each?.level === level);
  return (['heroes', 'monsters'] as const).map((side) => {
    const there = play.table.swapped ? (side === 'heroes' ? 'monsters' : 'heroes') : side;
    return { side, zone: scene?.[there] ?? fact[there] };
  });
}
