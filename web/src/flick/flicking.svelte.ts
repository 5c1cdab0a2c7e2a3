// Flicking and placing at one table: what is asked, how it is aimed, where it is put, what is shown. A board makes one and hands it to
// `FlickBoard` and `Controls`, which may stand wherever the board wants them.
import type { Link, Showing } from '../link.svelte';
import { say } from '../page.svelte';
import { setting } from '../setting.svelte';
import type { Film, FlickSeen, PlaceSeen } from '../wire';
import { Aim, wrapped } from './aim.svelte';
import { Frame, type Turn } from './frame';
import { Hand } from './hand.svelte';
import { Needle } from './needle.svelte';
import { Projector } from './projector.svelte';
import { APART, isFree } from './room';
import { MM, um, type Board, type Disc, type Point } from './shape';
import { reachOf, sightFrom } from './sight';
import { coneOf, halfOf, swayOf } from './sway';
import { Theatre } from './theatre.svelte';

export interface Given {
  board: () => Board;
  /** All that lies there now. */
  discs: () => Disc[];
  /** Quarter turns, so that the reader's own side is left or below. */
  turn: () => Turn;
  /** The way from the reader's own side to the other, in radians on the board. */
  ahead: () => number;
  /** What a disc looks like that no longer lies there, or not yet: for films and for putting down. */
  discOf: (id: string) => Disc | null;
  /** The least gap in millimetres that this placement wants; if not given, not touching is enough. */
  gap?: (asked: PlaceSeen) => number;
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
const LARGE = 18; // pixels of radius that are seen beside a finger

export class Flicking {
  readonly projector = new Projector((x) => (x / this.given.board().width) * 2 - 1);
  readonly aim: Aim;
  readonly hand = new Hand(this);
  readonly needle = new Needle();
  readonly theatre: Theatre = new Theatre(this);
  /** Where the disc to be put down hovers. */
  spot = $state.raw<Point>({ x: 0, y: 0 });

  readonly frame = $derived.by(() => new Frame(this.given.board(), this.given.turn()));
  readonly showing = $derived.by(() => this.projector.film !== null);
  readonly flick = $derived.by((): FlickSeen | null => (!this.link.showing && this.link.decision?.type === 'flick' ? this.link.decision : null));
  readonly place = $derived.by((): PlaceSeen | null => (!this.link.showing && this.link.decision?.type === 'place' ? this.link.decision : null));
  readonly flicked = $derived.by(() => (this.flick ? (this.given.discs().find((disc) => disc.id === String(this.flick?.disc)) ?? null) : null));
  readonly putting = $derived.by((): Disc | null => {
    const { place } = this;
    const disc = place ? this.given.discOf(String(place.disc)) : null;
    return place && disc ? { ...disc, ...this.spot, r: place.radius / MM } : null;
  });
  readonly fits = $derived.by(() => {
    const { place, putting } = this;
    if (!place || !putting) return false;
    const others = this.given.discs().filter((disc) => disc.id !== String(place.disc) && !disc.rides);
    return isFree(rounded(this.spot), putting.r, place.zones, this.given.board(), others, this.given.gap?.(place) ?? APART);
  });
  /** What is in the way of a disc. */
  private readonly bodies = $derived.by(() => this.given.discs().filter((other) => !other.rides));
  /** Where the disc goes as it is aimed now; nowhere until somebody has aimed. */
  readonly sight = $derived.by(() => {
    const disc = this.flicked;
    if (!disc || !this.aim.begun) return null;
    const board = this.given.board();
    const sight = sightFrom(disc, this.aim.angle, reachOf(this.aim.speed, board.slowing), board, this.bodies);
    // Real wood grips: what comes after the first touch is not for us to say.
    return this.link.options.wood === 'real' ? { ...sight, pushed: null, goesOn: null } : sight;
  });
  /** This flick is timed. Who makes no gesture, or wants nothing to move, has a hand that need not be timed. */
  readonly timed = $derived.by(() => (this.flick?.timed?.length ?? 0) > 0 && !this.pointed && !still.matches);
  /** Its needle swings. */
  readonly timing = $derived.by(() => this.timed && this.aim.begun);
  /** Where else it may go, if the question says how the hand sways. */
  readonly cone = $derived.by(() => {
    const { flick, flicked } = this;
    const sway = flick && swayOf(flick, this.needle.at);
    return sway && flicked && this.sight ? coneOf(flicked, this.aim, sway, flick.top_speed, this.given.board(), this.bodies) : null;
  });
  /** The aim in words: what it is, and what comes of it; and the latter alone. */
  readonly told = $derived.by(() => this.said('aim-told'));
  readonly outcome = $derived.by(() => this.said('aim-outcome'));
  /** The aim as it is seen: degrees on the screen, counted against the clock from the right. */
  readonly degrees = $derived.by(() => (wrapped(this.aim.angle + this.twist) * 180) / Math.PI);
  /** What is on the board: as it lies, or as the film has it. */
  readonly shown = $derived.by((): Disc[] => {
    const { film } = this.projector;
    if (!film) return this.given.discs();
    const known = new Map([...this.before, ...this.given.discs()].map((disc) => [disc.id, disc]));
    return Object.keys(film.start).flatMap((id) => known.get(id) ?? this.given.discOf(id) ?? []);
  });

  /** Millimetres of one pixel, and what is drawn on the board from below to above: its `FlickBoard` says so. */
  unit = $state(1);
  layers = $state.raw<string[]>([]);
  /** A finger holds the disc that is put down. */
  fingered = $state(false);
  /** What a finger aims at or puts down, in the drawing, if that is too small to be seen beside a finger. */
  readonly magnified = $derived.by((): Point | null => {
    const { held } = this.hand;
    const disc = this.putting ?? this.flicked;
    if (!disc || disc.r / this.unit >= LARGE) return null;
    if (this.putting) return this.fingered ? this.frame.draw(this.putting) : null;
    return held?.flicks && held.device !== 'mouse' && this.sight ? this.frame.draw(this.sight.end) : null;
  });

  /** What lay there before the last film: discs that a flick destroyed are still in it when it is watched again. */
  private before: Disc[] = [];

  constructor(
    readonly link: Link,
    readonly given: Given,
  ) {
    this.aim = new Aim(() => this.helped);
    link.projector = this.show;
    link.suggest = this.suggest;
  }

  private readonly show = async (film: Film, showing: Showing = {}): Promise<void> => {
    if (film !== this.link.film) this.before = this.given.discs(); // not when it is watched again
    await this.projector.show(film, showing);
    this.theatre.end(film, this.before);
  };

  private readonly suggest = (answer: string): void => {
    if (this.flick) this.aim.take(answer);
    else if (this.place) this.spot = pointOf(answer);
  };

  /** The board is gone: films have nowhere to be shown. */
  leave(): void {
    this.projector.skip();
    this.needle.stop();
    if (this.link.suggest === this.suggest) this.link.suggest = null;
    if (this.link.projector === this.show) this.link.projector = null;
  }

  /** The table has agreed on help with aiming. */
  get helped(): boolean {
    return this.link.options['aim-help'] === true;
  }

  /** This reader points at targets and presses buttons, and makes no gesture. */
  get pointed(): boolean {
    return setting.flicks === 'target';
  }

  /** A question has come: nothing is aimed yet, but for who points; the disc is held over a place that fits. */
  begin(): void {
    const { flick, place } = this;
    this.hand.drop();
    if (flick) this.aim.begin(flick, this.given.ahead(), this.pointed);
    if (place) this.resetPlace();
  }

  /** Take up the aim where it is, for hands that have not aimed yet. */
  takeUp(): void {
    this.aim.begun = true;
  }

  shoot(): void {
    if (!this.flick || !this.aim.begun || this.link.busy) return;
    const needle = this.needle.now();
    this.link.answer(needle === null ? this.aim.answer : `${this.aim.answer} ${needle}`);
  }

  /** Aim at a point of the board. */
  pointAt({ x, y }: Point): void {
    const disc = this.flicked;
    if (disc && Math.hypot(x - disc.x, y - disc.y) > disc.r) this.aim.turnTo(Math.atan2(y - disc.y, x - disc.x));
  }

  /** Aim at the next of what one would aim at, or the one before. */
  pointNext(by: 1 | -1): void {
    const angles = (this.flick?.towards ?? []).map(([x, y]) => Math.atan2(y, x));
    if (!angles.length) return;
    const now = angles.findIndex((angle) => Math.abs(wrapped(angle - this.aim.angle)) < 1e-6);
    this.aim.turnTo(angles[now < 0 ? 0 : (now + by + angles.length) % angles.length]!);
  }

  putDown(): void {
    if (!this.place || !this.fits || this.link.busy) return;
    const { x, y } = this.spot;
    this.link.answer(`${um(x)} ${um(y)}`);
  }

  resetPlace(): void {
    this.spot = pointOf(this.place?.example ?? '0 0');
  }

  /** Move the hovering disc, in the drawing. */
  nudge(way: Point): void {
    const by = this.frame.boardWay(way);
    this.hover({ x: this.spot.x + by.x, y: this.spot.y + by.y });
  }

  hover({ x, y }: Point): void {
    const { width, height } = this.given.board();
    this.spot = { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
  }

  /** Turn to an angle as it is seen. */
  turnTo(degrees: number): void {
    this.aim.turnTo((degrees * Math.PI) / 180 - this.twist);
  }

  rewatch(): void {
    const { film } = this.link;
    if (film && !this.link.showing) void this.link.watch([film]);
  }

  private said(key: string): string {
    const { sight, aim } = this;
    if (!sight) return '';
    const met = this.bodies.find((disc) => disc.id === sight.met?.id);
    // In steps as fine as those of the keys: each is heard. (A zero has no sign.)
    const told = say(key, { angle: Math.round(this.degrees * 10) / 10 + 0, power: Math.round(aim.power * 1000) / 10, what: sight.by, disc: met?.name ?? '', far: sight.length / 10 });
    // A needle changes it all the time: where it is now only the drawing tells.
    const [best, worst] = this.timing ? (this.flick?.timed ?? []) : [];
    if (best && worst) return `${told} ${say(`${key}-needle`, { least: (halfOf(best, aim.power) * 180) / Math.PI, most: (halfOf(worst, aim.power) * 180) / Math.PI })}`;
    if (!this.cone) return told;
    return `${told} ${say(`${key}-sway`, { angle: (this.cone.half * 180) / Math.PI, percent: this.cone.astray * 100 })}`;
  }

  /** By how much the drawing is turned against the board. */
  private get twist(): number {
    return ([0, -0.5, 1, 0.5][this.given.turn()] ?? 0) * Math.PI;
  }
}

/** The point in an answer: two numbers of micrometres. */
function pointOf(answer: string): Point {
  const [x, y] = answer.split(' ').map(Number) as [number, number];
  return { x: x / MM, y: y / MM };
}

function rounded({ x, y }: Point): Point {
  return { x: um(x) / MM, y: um(y) / MM };
}
