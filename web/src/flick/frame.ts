// How a board lies on the screen: turned by quarter turns, so that one's own side can be on the left or below. Drawings use
// millimetres with y down; this turns points of the board into points of the drawing and back.
import type { Board, Point } from './shape';

export type Turn = 0 | 1 | 2 | 3;

export class Frame {
  readonly width: number;
  readonly height: number;

  constructor(
    readonly board: Pick<Board, 'width' | 'height'>,
    readonly turn: Turn,
  ) {
    const lies = turn % 2 === 0;
    this.width = lies ? board.width : board.height;
    this.height = lies ? board.height : board.width;
  }

  /** A point of the board in the drawing. */
  draw({ x, y }: Point): Point {
    const { width, height } = this.board;
    if (this.turn === 0) return { x, y: height - y };
    if (this.turn === 1) return { x: y, y: x }; // the left side is on top
    if (this.turn === 2) return { x: width - x, y };
    return { x: height - y, y: width - x }; // the left side is below
  }

  /** A point of the drawing on the board. */
  onBoard({ x, y }: Point): Point {
    const { width, height } = this.board;
    if (this.turn === 0) return { x, y: height - y };
    if (this.turn === 1) return { x: y, y: x };
    if (this.turn === 2) return { x: width - x, y };
    return { x: width - y, y: height - x };
  }

  /** A direction of the board in the drawing. */
  drawWay(way: Point): Point {
    const from = this.draw({ x: 0, y: 0 });
    const to = this.draw(way);
    return { x: to.x - from.x, y: to.y - from.y };
  }

  /** A direction of the drawing on the board. */
  boardWay(way: Point): Point {
    const from = this.onBoard({ x: 0, y: 0 });
    const to = this.onBoard(way);
    return { x: to.x - from.x, y: to.y - from.y };
  }
}
