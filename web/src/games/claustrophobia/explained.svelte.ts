// What the reader points at or has the focus on, for the slip that explains it.
export interface Explanation {
  title: string;
  lines: string[];
}

class Explained {
  now = $state.raw<Explanation | null>(null);
}

export const explained = new Explained();

/** Explain an element while it is pointed at or focused. */
export function explains(node: Element, of: () => Explanation) {
  let current = of;
  const show = () => (explained.now = current());
  const hide = () => (explained.now = null);
  node.addEventListener('pointerenter', show);
  node.addEventListener('focus', show);
  node.addEventListener('pointerleave', hide);
  node.addEventListener('blur', hide);
  return {
    update(next: () => Explanation) {
      current = next;
    },
    destroy: hide,
  };
}
