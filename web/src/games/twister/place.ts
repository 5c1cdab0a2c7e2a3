// Where things lie on the screen. The labyrinth is measured from its middle, 200 units to a room; on a desk it lies on its side, with
// one's own start zones on the left, on a phone it stands, with them below; a tablet is wide
// enough for it to lie.
import type { Point } from '../../stage/stands';
import { NORTH } from './table';
import { placeOf, turned, WIDTH, zoneInRoom } from './terrain';

export const ROOM = 200;
export const PITCH = 210; // from one room to the next
export const ZONE = 50; // from the middle of a room to the middles of its zones
export const DEPTH = 126; // of a start zone
const MARGIN = 20;

export class Layout {
  readonly cells: number;
  readonly width: number;
  readonly height: number;

  /** `turns` are quarter turns clockwise of the whole labyrinth. */
  constructor(
    readonly rows: number,
    readonly turns: number,
  ) {
    this.cells = rows * 8;
    const wide = 2 * PITCH + 2 * MARGIN;
    const tall = rows * PITCH + 2 * DEPTH + 12 + 2 * MARGIN;
    [this.width, this.height] = turns % 2 ? [tall, wide] : [wide, tall];
  }

  /** It lies on its side: north is not up. */
  get isLying(): boolean {
    return this.width > this.height;
  }

  get angle(): number {
    return this.turns * 90;
  }

  room(place: number): Point {
    return this.turn((place % 2 ? 0.5 : -0.5) * PITCH, (Math.floor(place / 2) - (this.rows - 1) / 2) * PITCH);
  }

  cell(cell: number): Point {
    if (cell >= this.cells) {
      const column = (cell - this.cells) % WIDTH;
      const seat = Math.floor((cell - this.cells) / WIDTH);
      return this.turn((column < 2 ? -0.5 : 0.5) * PITCH + (column % 2 ? ZONE : -ZONE), this.away(seat));
    }
    const zone = zoneInRoom(cell);
    const place = placeOf(cell);
    const x = (place % 2 ? 0.5 : -0.5) * PITCH + (zone === 1 || zone === 2 ? ZONE : -ZONE);
    const y = (Math.floor(place / 2) - (this.rows - 1) / 2) * PITCH + (zone > 1 ? ZONE : -ZONE);
    return this.turn(x, y);
  }

  /** The middle of a start zone: `half` is 0 in the west, 1 in the east. */
  start(seat: number, half: number): Point {
    return this.turn((half ? 0.5 : -0.5) * PITCH, this.away(seat));
  }

  /** The middle of the side of a seat, between its start zones. */
  side(seat: number): Point {
    return this.turn(0, this.away(seat));
  }

  /** A step of this length towards the labyrinth from the start zones of a seat. */
  inward(seat: number, length: number): Point {
    return this.turn(0, seat === NORTH ? length : -length);
  }

  /** The middle of the edge beside a column or a row, for its name. */
  edge(what: 'column' | 'row', index: number): Point {
    if (what === 'column') return this.turn((index < 2 ? -0.5 : 0.5) * PITCH + (index % 2 ? ZONE : -ZONE), (this.rows / 2) * PITCH + DEPTH + 10);
    const row = Math.floor(index / 2);
    return this.turn(-PITCH - 6, (row - (this.rows - 1) / 2) * PITCH + (index % 2 ? ZONE : -ZONE));
  }

  /** The middle of the western or the eastern edge, for its name. */
  flank(half: 'west' | 'east'): Point {
    return this.turn(half === 'east' ? PITCH + 6 : -PITCH - 6, 0);
  }

  private away(seat: number): number {
    return (seat === NORTH ? -1 : 1) * ((this.rows * PITCH) / 2 + DEPTH / 2 + 1);
  }

  private turn(x: number, y: number): Point {
    return turned(x, y, this.turns);
  }
}
