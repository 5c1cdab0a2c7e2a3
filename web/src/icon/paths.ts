// The pictograms that are loaded: those all games share, and those of the games that were opened. A game names its own after what they
// stand for (`spell-fireball`), so that no two games mean different pictures by one name.
import shared from 'virtual:icons';

export const paths: Record<string, string> = { ...shared };

export function addIcons(own: Record<string, string>): void {
  Object.assign(paths, own);
}
