// Which games have a guide. Each is loaded when it is wanted.
import type { Guide } from './guide';

// A guide reads the state of its own game; here they are all alike.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const GUIDES: Record<string, () => Promise<{ guide: Guide<any> }>> = {
  claustrophobia: () => import('../games/claustrophobia/guide'),
  catacombs: () => import('../games/catacombs/guide'),
  soloth: () => import('../games/catacombs/soloth/guide'),
  conquest: () => import('../games/conquest/guide'),
  twister: () => import('../games/twister/guide'),
};

export function hasGuide(game: string): boolean {
  return game in GUIDES;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await GUIDES[game]?.())?.guide ?? null;
}
