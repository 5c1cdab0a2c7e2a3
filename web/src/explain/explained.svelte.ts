// What the reader points at, has touched or has the focus on, for the slip that explains it.
import { on } from 'svelte/events';

export interface Explanation {
  title: string;
  lines: string[];
}

const LOW = 0.45; // of the height of the screen: where the middle of a board is

class Explained {
  now = $state.raw<Explanation | null>(null);
  /** What is explained is in the lower part of the screen: on a phone the slip had better be above it. */
  low = $state(false);
  /** What is explained is in the left half of the board: beside it there is room on the right. */
  left = $state(false);
  /** Where it is on the screen, so that the slip can keep away. */
  box = $state.raw<DOMRect | null>(null);
}

export const explained = new Explained();

/** Explain an element while it is pointed at or focused. What a finger touched stays explained until another touch. */
export function explains(node: Element, of: () => Explanation) {
  let current = of;
  let shown: Explanation | null = null;
  const show = () => {
    explained.now = shown = current();
    const board = node.closest('.board')?.getBoundingClientRect();
    const box = node.getBoundingClientRect();
    explained.box = box;
    explained.low = box.top + box.height / 2 > innerHeight * LOW;
    explained.left = board !== undefined && box.left + box.width / 2 < board.left + board.width / 2;
    node.setAttribute('aria-describedby', 'explained');
  };
  const hide = () => {
    if (explained.now === shown) explained.now = null;
    shown = null;
    node.removeAttribute('aria-describedby');
  };
  const leave = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && hide();
  const elsewhere = (event: Event) => shown && !node.contains(event.target as Node) && hide();
  // `on` and not `addEventListener`: an element that has the focus is blurred while Svelte removes it, and state may not change then.
  const off = [
    on(node, 'pointerenter', show),
    on(node, 'focus', show),
    on(node, 'pointerleave', leave),
    on(node, 'blur', hide),
    on(window, 'pointerdown', elsewhere),
  ];
  return {
    update(next: () => Explanation) {
      current = next;
    },
    destroy() {
      for (const each of off) each();
      hide();
    },
  };
}
