// The hand that pulls: one pointer, on the board or on the pad below it. It takes hold, pulls, and lets go to flick; back where it took
// hold, letting go does nothing.
import { on } from 'svelte/events';
import { explained } from '../explain/explained.svelte';
import { setting } from '../setting.svelte';
import type { Flicking } from './flicking.svelte';
import { FULL, FULL_HELPED, pullFrom, Trace, type Device, type Pull } from './pull';
import type { Point } from './shape';

interface Held extends Pull {
  pointer: number;
  device: Device;
  /** In pixels of the window. */
  from: Point;
  at: Point;
  /** It has pulled before: being back is a decision. */
  pulled: boolean;
  /** It pulls beside the board, where the words are. */
  beside: boolean;
}

export class Hand {
  held = $state.raw<Held | null>(null);
  private trace = new Trace();

  constructor(private readonly flicking: Flicking) {}

  /** What the words call it: what was used last, or what this machine has. */
  device = $state<Device>(matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse');

  readonly down = (event: PointerEvent): void => {
    const { flicking } = this;
    if (this.held || !flicking.flick || flicking.pointed || flicking.link.busy || event.button !== 0) return;
    if ((event.target as Element).closest('button, input, a, label')) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.device = deviceOf(event);
    const from = pointOf(event);
    this.trace = new Trace();
    this.trace.add(from, event.timeStamp);
    flicking.aim.hold();
    this.held = { pointer: event.pointerId, device: this.device, from, at: from, pulled: false, beside: !(event.currentTarget instanceof SVGElement), way: null, still: 0, power: 0, flicks: false, cramped: false };
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.held?.pointer) return;
    if (this.device === 'mouse' && !event.buttons) return this.cancel(); // it was let go where the page could not see it
    const at = pointOf(event);
    this.trace.add(at, event.timeStamp);
    this.pullTo(at);
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.held?.pointer) return;
    if (this.device === 'touch') this.pullTo(this.trace.meant(event.timeStamp) ?? this.held.at);
    else this.pullTo(pointOf(event));
    const { flicks } = this.held;
    this.held = null;
    if (!flicks) return this.flicking.aim.back();
    this.flicking.aim.letGo();
    if (setting.flicks === 'release') this.flicking.shoot();
  };

  /** The pull is taken back: by a key, or because the machine took the pointer away. */
  readonly cancel = (event?: PointerEvent): void => {
    if (!this.held || (event && event.pointerId !== this.held.pointer)) return;
    this.held = null;
    this.flicking.aim.back();
  };

  /** Something else is asked: whatever was held is no longer there. */
  drop(): void {
    this.held = null;
  }

  private pullTo(at: Point): void {
    const { held, flicking } = this;
    if (!held) return;
    const pull = pullFrom(held.from, at, { width: innerWidth, height: innerHeight }, held.device, flicking.helped ? FULL_HELPED : FULL);
    this.held = { ...held, ...pull, at, pulled: held.pulled || pull.flicks };
    if (pull.flicks) explained.now = null; // who pulls knows the disc
    if (pull.flicks && pull.way) flicking.aim.pull(flicking.frame.boardWay(pull.way), pull.power);
    else flicking.aim.back();
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function deviceOf({ pointerType }: PointerEvent): Device {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Let a hand pull here. */
export function pulls(node: Element, hand: Hand) {
  // `on` as in `explains`: state may change while an element is removed.
  const off = [
    on(node, 'pointerdown', (event) => hand.down(event as PointerEvent)),
    on(node, 'pointermove', (event) => hand.move(event as PointerEvent)),
    on(node, 'pointerup', (event) => hand.up(event as PointerEvent)),
    on(node, 'pointercancel', (event) => hand.cancel(event as PointerEvent)),
    on(node, 'lostpointercapture', (event) => hand.cancel(event as PointerEvent)),
  ];
  return {
    destroy() {
      for (const each of off) each();
    },
  };
}
