// How the map lies in its window: it shows everything while tiles stay large enough, else it follows the fighter that acts. While it is
// staged what others do it goes nearer, and comes back; a hand that moves it meanwhile has it for as long.
import { SIZE } from '../../look/carve';
import type { Spot } from './table';

const MARGIN = 44; // room around the map for the marks of unexplored exits
const LEAST = 0.62; // smallest scale at which a tile can be read
const LEAST_SMALL = 0.82; // and on a small screen, where a finger has to hit a figure
const MOST = 1.25;
const NEAR = 1.2; // scale at which one sees who acts
const WORTH = 1.15; // times as large as it was, or it stays
const AROUND = 30; // room around what one looks at

/** What the window shows: its corner on the map, and how large. */
export interface Frame {
  x: number;
  y: number;
  scale: number;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class View {
  width = $state(0);
  height = $state(0);
  private zoom = $state(1);
  private shift = $state.raw({ x: 0, y: 0 });
  /** A finger lies on the map: nothing moves under it. */
  isHeld = $state(false);
  /** Where the map was while it was near, and where a hand has put it since. */
  private last: Frame | null = null;
  private handed: Frame | null = null;
  private hands = $state(0);

  constructor(
    private readonly tiles: () => readonly Spot[],
    private readonly focus: () => Spot | undefined,
    /** Where what is staged takes place, as long as the map may go nearer. */
    private readonly scene: () => readonly Spot[] | null,
    private readonly isSmall: () => boolean,
  ) {}

  private readonly box = $derived.by(() => around(this.tiles(), MARGIN));

  private readonly far = $derived.by((): Frame => {
    const { left, top, right, bottom } = this.box;
    const fit = Math.min(this.width / (right - left), this.height / (bottom - top), MOST);
    const scale = Math.max(fit, this.isSmall() ? LEAST_SMALL : LEAST) * this.zoom;
    const focus = this.focus();
    const { x, y } = this.corner(scale, focus && (focus.x + 0.5) * SIZE, focus && (focus.y + 0.5) * SIZE);
    return { x: x + this.shift.x, y: y + this.shift.y, scale };
  });

  private readonly near = $derived.by((): Frame | null => {
    void this.hands;
    const scene = this.scene();
    if (this.isHeld) return this.last;
    if (!scene) return (this.last = this.handed = null);
    return (this.last = this.handed ?? (scene.length ? this.towards(around(scene, AROUND)) : this.last));
  });

  readonly frame = $derived.by(() => this.near ?? this.far);
  /** What moves the map at once: a window of another size, a hand. Whatever else does moves it smoothly. */
  readonly handling = $derived.by(() => `${this.width} ${this.height} ${this.zoom} ${this.shift.x} ${this.shift.y} ${this.hands}`);

  get scale(): number {
    return this.frame.scale;
  }

  readonly viewBox = $derived.by(() => {
    const { x, y, scale } = this.frame;
    return `${x} ${y} ${this.width / scale || 1} ${this.height / scale || 1}`;
  });

  zoomBy(factor: number): void {
    if (!this.near) this.zoom = Math.min(Math.max(this.zoom * factor, 0.5), 3);
    else {
      const { x, y, scale } = this.near;
      const by = 1 - 1 / factor;
      this.hand({ x: x + (by * this.width) / scale / 2, y: y + (by * this.height) / scale / 2, scale: scale * factor });
    }
  }

  pan(dx: number, dy: number): void {
    const { near, scale } = this;
    if (near) this.hand({ ...near, x: near.x - dx / scale, y: near.y - dy / scale });
    else this.shift = { x: this.shift.x - dx / scale, y: this.shift.y - dy / scale };
  }

  centre(): void {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
    this.handed = null;
    this.hands += 1;
  }

  private hand(frame: Frame): void {
    this.last = this.handed = frame;
    this.hands += 1;
  }

  /** Near enough to see what lies within these bounds; as it is where that shows them already. */
  private towards(bounds: Bounds): Frame | null {
    const shows = (frame: Frame) =>
      bounds.left >= frame.x && bounds.top >= frame.y && bounds.right <= frame.x + this.width / frame.scale && bounds.bottom <= frame.y + this.height / frame.scale;
    const { left, top, right, bottom } = bounds;
    const scale = Math.min(NEAR, this.width / (right - left), this.height / (bottom - top));
    if (this.last && shows(this.last) && scale < this.last.scale * WORTH) return this.last;
    if (scale < this.far.scale * WORTH) return null;
    return { ...this.corner(scale, (left + right) / 2, (top + bottom) / 2), scale };
  }

  /** Where the window begins, that this is in its middle; never beyond the edge of the map. */
  private corner(scale: number, x?: number, y?: number): { x: number; y: number } {
    const { left, top, right, bottom } = this.box;
    return { x: along(left, right, this.width / scale, x), y: along(top, bottom, this.height / scale, y) };
  }
}

function around(tiles: readonly Spot[], margin: number): Bounds {
  const xs = tiles.map((tile) => tile.x);
  const ys = tiles.map((tile) => tile.y);
  return {
    left: Math.min(...xs) * SIZE - margin,
    top: Math.min(...ys) * SIZE - margin,
    right: (Math.max(...xs) + 1) * SIZE + margin,
    bottom: (Math.max(...ys) + 1) * SIZE + margin,
  };
}

/** Where the window begins on one axis: all of it in the middle if it fits, else around the focus, never beyond the edge. */
function along(from: number, to: number, length: number, focus: number | undefined): number {
  if (to - from <= length) return (from + to - length) / 2;
  const wanted = (focus ?? (from + to) / 2) - length / 2;
  return Math.min(Math.max(wanted, from), to - length);
}
