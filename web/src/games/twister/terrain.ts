// Rooms as they lie: the twin of terrain.py, as far as it is drawn or told. Cells are numbered row by row from the north-west, four to
// a row, then four start cells for the south and four for the north.
import { BROKEN, CLOSED, NORTH, OPEN, type Room, type RoomFact } from './table';

export const WIDTH = 4;
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Border = 'open' | 'wall' | 'portcullis' | 'slit' | 'pit' | 'passage' | 'rubble';

const SIGNS: Record<string, Border> = { '.': 'open', '#': 'wall', '=': 'portcullis', ':': 'slit', '~': 'pit' };
// The zones of a room, clockwise from the north-west, as (x, y) in it.
const ZONES = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
// Where a border stands in the drawing of a room (line and letter), its middle as quarters of the room, and whether it runs north to south.
const DRAWN = [
  { line: 0, letter: 1, x: -1, y: -2, upright: false }, { line: 0, letter: 3, x: 1, y: -2, upright: false },
  { line: 1, letter: 4, x: 2, y: -1, upright: true }, { line: 3, letter: 4, x: 2, y: 1, upright: true },
  { line: 4, letter: 3, x: 1, y: 2, upright: false }, { line: 4, letter: 1, x: -1, y: 2, upright: false },
  { line: 3, letter: 0, x: -2, y: 1, upright: true }, { line: 1, letter: 0, x: -2, y: -1, upright: true },
  { line: 1, letter: 2, x: 0, y: -1, upright: true }, { line: 2, letter: 3, x: 1, y: 0, upright: false },
  { line: 3, letter: 2, x: 0, y: 1, upright: true }, { line: 2, letter: 1, x: -1, y: 0, upright: false },
] as const;

export interface Standing {
  border: Border;
  x: number;
  y: number;
  upright: boolean;
}

/** The borders of a room card, unturned, as they stand now; those that are open are left out. */
export function bordersOf(fact: RoomFact, room: Pick<Room, 'portcullis' | 'broken'>): Standing[] {
  return DRAWN.flatMap(({ line, letter, x, y, upright }) => {
    const border = standing(SIGNS[fact.grid[line]?.[letter] ?? '.'] ?? 'open', room);
    return border === 'open' ? [] : [{ border, x, y, upright }];
  });
}

function standing(border: Border, room: Pick<Room, 'portcullis' | 'broken'>): Border {
  if (border === 'portcullis') return room.portcullis === OPEN ? 'passage' : room.portcullis === BROKEN ? 'rubble' : 'portcullis';
  return room.broken && (border === 'wall' || border === 'slit') ? 'rubble' : border;
}

export function hasPit(fact: RoomFact): boolean {
  return fact.grid[2]?.[2] === 'O';
}

/** The zone of the mechanism, as it is drawn on the card. */
export function gearZone(fact: RoomFact): number {
  const [, north = '', , south = ''] = fact.grid;
  return [north[1], north[3], south[3], south[1]].findIndex((letter) => letter !== undefined && letter >= 'a');
}

/** What lies on the four sides of a zone of a room, in the order of SIDES, as the room is turned. */
export function sidesOf(fact: RoomFact, room: Room, zone: number): Border[] {
  const borders = bordersOf(fact, room);
  return SIDES.map((_, side) => {
    const [zx = 0, zy = 0] = ZONES[zone] ?? [];
    const wanted = { x: (zx ? 1 : -1) + [0, 1, 0, -1][side]!, y: (zy ? 1 : -1) + [-1, 0, 1, 0][side]! };
    const found = borders.find((border) => {
      const at = turned(border.x, border.y, room.turn);
      return at.x === wanted.x && at.y === wanted.y;
    });
    return found?.border ?? 'open';
  });
}

/** A point about the origin after quarter turns clockwise. */
export function turned(x: number, y: number, turns: number): { x: number; y: number } {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: y, y: -x };
    default:
      return { x, y };
  }
}

export function placeOf(cell: number): number {
  return Math.floor(cell / (2 * WIDTH)) * 2 + Math.floor((cell % WIDTH) / 2);
}

export function zoneInRoom(cell: number): number {
  return ZONES.findIndex(([x, y]) => x === cell % 2 && y === Math.floor(cell / WIDTH) % 2);
}

export function cellIn(place: number, zone: number): number {
  const [x = 0, y = 0] = ZONES[zone] ?? [];
  return (Math.floor(place / 2) * 2 + y) * WIDTH + (place % 2) * 2 + x;
}

/** The cell that holds the mechanism of a room as it lies. */
export function gearCell(fact: RoomFact, room: Room, place: number): number {
  return cellIn(place, (gearZone(fact) + room.turn) % 4);
}

export function hasWorkingPortcullis(room: Room): boolean {
  return room.portcullis === CLOSED || room.portcullis === OPEN;
}

/** The zone a cell belongs to: the two columns that a start zone faces are one. */
export function zoneOf(cell: number, cells: number): number {
  return cell < cells ? cell : cell & ~1;
}

/** The seat whose start zone this is; -1 in a room. */
export function ownerOf(cell: number, cells: number): number {
  return cell < cells ? -1 : Math.floor((cell - cells) / WIDTH);
}

export function isNorthern(cell: number, cells: number): boolean {
  return ownerOf(cell, cells) === NORTH;
}
