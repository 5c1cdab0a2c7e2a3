// How the map lies in its window: it shows everything while tiles stay large enough, else it follows the fighter that acts.
import { screen } from '../../screen.svelte';
import { SIZE } from '../../look/carve';
import type { Tile } from './table';

const MARGIN = 44; // room around the map for the marks of unexplored exits
const LEAST = 0.62; // smallest scale at which a tile can be read
const LEAST_SMALL = 0.82; // and on a small screen, where a finger has to hit a figure
const MOST = 1.25;

export class View {
  width = $state(0);
  height = $state(0);
  private zoom = $state(1);
  private shift = $state.raw({ x: 0, y: 0 });

  constructor(
    private readonly tiles: () => { x: number; y: number }[],
    private readonly focus: () => Tile | undefined,
  ) {}

  private readonly box = $derived.by(() => {
    const xs = this.tiles().map((tile) => tile.x);
    const ys = this.tiles().map((tile) => tile.y);
    return {
      left: Math.min(...xs) * SIZE - MARGIN,
      top: Math.min(...ys) * SIZE - MARGIN,
      right: (Math.max(...xs) + 1) * SIZE + MARGIN,
      bottom: (Math.max(...ys) + 1) * SIZE + MARGIN,
    };
  });

  readonly scale = $derived.by(() => {
    const { left, top, right, bottom } = this.box;
    const fit = Math.min(this.width / (right - left), this.height / (bottom - top), MOST);
    return Math.max(fit, screen.small ? LEAST_SMALL : LEAST) * this.zoom;
  });

  readonly viewBox = $derived.by(() => {
    const wide = this.width / this.scale;
    const tall = this.height / this.scale;
    const { left, top, right, bottom } = this.box;
    const focus = this.focus();
    const x = along(left, right, wide, focus && (focus.x + 0.5) * SIZE) + this.shift.x;
    const y = along(top, bottom, tall, focus && (focus.y + 0.5) * SIZE) + this.shift.y;
    return `${x} ${y} ${wide || 1} ${tall || 1}`;
  });

  zoomBy(factor: number): void {
    this.zoom = Math.min(Math.max(this.zoom * factor, 0.5), 3);
  }

  pan(dx: number, dy: number): void {
    this.shift = { x: this.shift.x - dx / this.scale, y: this.shift.y - dy / this.scale };
  }

  centre(): void {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
  }
}

/** Where the window begins on one axis: all of it in the middle if it fits, else around the focus, never beyond the edge. */
function along(from: number, to: number, length: number, focus: number | undefined): number {
  if (to - from <= length) return (from + to - length) / 2;
  const wanted = (focus ?? (from + to) / 2) - length / 2;
  return Math.min(Math.max(wanted, from), to - length);
}
