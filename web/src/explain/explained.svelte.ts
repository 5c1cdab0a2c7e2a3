// What the reader points at, has touched or has the focus on, for the slip that explains it.
export interface Explanation {
  title: string;
  lines: string[];
}

class Explained {
  now = $state.raw<Explanation | null>(null);
}

export const explained = new Explained();

/** Explain an element while it is pointed at or focused. What a finger touched stays explained until another touch. */
export function explains(node: Element, of: () => Explanation) {
  let current = of;
  let shown: Explanation | null = null;
  const show = () => {
    explained.now = shown = current();
    node.setAttribute('aria-describedby', 'explained');
  };
  const hide = () => {
    if (explained.now === shown) explained.now = null;
    shown = null;
    node.removeAttribute('aria-describedby');
  };
  const leave = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && hide();
  const elsewhere = (event: Event) => shown && !node.contains(event.target as Node) && hide();
  node.addEventListener('pointerenter', show);
  node.addEventListener('focus', show);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('blur', hide);
  addEventListener('pointerdown', elsewhere);
  return {
    update(next: () => Explanation) {
      current = next;
    },
    destroy() {
      removeEventListener('pointerdown', elsewhere);
      hide();
    },
  };
}
