// Which games have a guide. Each is loaded when it is wanted.
import { guides } from 'virtual:games';
import type { Guide } from './guide';

export function hasGuide(game: string): boolean {
  return game in guides;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await guides[game]?.())?.guide ?? null;
}
