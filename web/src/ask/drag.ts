// Dragging a die or a card onto something: it presses the thing that was taken, then the one it was let go over.
// A plain click still works, so nobody has to drag.
import type { Thing } from './picker.svelte';

const FAR = 8; // pixels from which on it is a drag and not a click

export interface Dragged {
  thing: Thing;
  live: boolean;
  press: (thing: Thing) => void;
}

export function drag(node: HTMLElement, given: Dragged) {
  let now = given;
  let ghost: HTMLElement | null = null;
  let from = { x: 0, y: 0 };

  function move(event: PointerEvent): void {
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
    if (!ghost) {
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.classList.add('ghost');
      ghost.style.position = 'fixed'; // whatever its game says of such a card: it is no part of the layout
      ghost.removeAttribute('data-thing');
      (node.closest('main') ?? document.body).append(ghost); // there its game's style reaches it
    }
    ghost.style.left = `${event.clientX}px`;
    ghost.style.top = `${event.clientY}px`;
    event.preventDefault();
  }

  function drop(event: PointerEvent): void {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-thing]');
    // The click that ends a drag would let go of what has just been taken.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup' && under?.dataset.thing) {
      now.press(now.thing);
      now.press(under.dataset.thing);
    }
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function take(event: PointerEvent): void {
    if (!now.live || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  }

  node.addEventListener('pointerdown', take);
  return {
    update(next: Dragged) {
      now = next;
    },
    destroy() {
      node.removeEventListener('pointerdown', take);
    },
  };
}
