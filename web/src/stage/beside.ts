// Where words about a thing stand: above it, below or beside, clear of other words and of the things that the moment is about.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LINE = 32; // pixels that a line of words takes
const ROOM = 6; // pixels between a thing and words below it or beside
const WORSE = 250; // square pixels that may rather be covered than that words stand a place worse
const UNREAD = 4; // times as bad as a thing that is covered are words that are

/** Where words so `wide` stand about the thing that lies at a `spot`; `words` stand there already, `things` are to be seen. */
export function beside(spot: Box, wide: number, words: readonly Box[], things: readonly Box[], within: Box): Box {
  const middle = spot.x + (spot.width - wide) / 2;
  const above = (line: number) => [middle, spot.y - LINE * (line + 1)] as const;
  const below = (line: number) => [middle, spot.y + spot.height + ROOM + LINE * line] as const;
  const aside = (x: number) => [x, spot.y + (spot.height - LINE) / 2] as const;
  const [left, right] = [spot.x - wide - ROOM, spot.x + spot.width + ROOM];
  const places = [above(0), above(1), below(0), above(2), below(1), aside(right), aside(left), below(2)].map(([x, y]): Box => ({ x: between(x, within.x, within.x + within.width - wide), y, width: wide, height: LINE }));
  const covers = (place: Box, boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + shared(place, box), 0);
  const prices = places.map((place, order) => UNREAD * (covers(place, words) + wide * LINE - shared(place, within)) + covers(place, things) + order * WORSE);
  return places[prices.indexOf(Math.min(...prices))]!;
}

function between(value: number, least: number, most: number): number {
  return Math.max(Math.min(value, most), least);
}

/** Square pixels that lie under both. */
function shared(one: Box, other: Box): number {
  const along = (from: 'x' | 'y', by: 'width' | 'height') => Math.max(0, Math.min(one[from] + one[by], other[from] + other[by]) - Math.max(one[from], other[from]));
  return along('x', 'width') * along('y', 'height');
}
