// The games that this server has, asked for once.
import * as door from '../door';
import { hasCover } from '../games/cover';
import { reasonOf } from '../refusal';
import type { HandSeen } from '../wire';
import { offered, type Offered } from './plan.svelte';

class Shelf {
  games = $state.raw<Offered[]>([]);
  levels = $state.raw<string[]>([]);
  /** How computers flick, by level. */
  hands = $state.raw<Record<string, HandSeen>>({});
  /** Whether this server has a lobby. */
  lobby = $state(false);
  wrong = $state('');

  /** Ask for them, unless they are there. */
  async fill(): Promise<void> {
    if (this.games.length) return;
    this.wrong = '';
    try {
      const told = await door.games();
      this.levels = serious(told.levels);
      this.hands = told.hands;
      this.lobby = told.lobby ?? true;
      this.games = known(offered(told.games));
    } catch (error) {
      this.wrong = reasonOf(error);
    }
  }
}

export const shelf = new Shelf();

/** The games that the page has a cover for. */
function known(games: Offered[]): Offered[] {
  return games.filter(({ cover }) => hasCover(cover));
}

/** Nobody who has a choice wants to play against chance. */
function serious(levels: string[]): string[] {
  return levels.length > 1 ? levels.filter((level) => level !== 'random') : levels;
}
