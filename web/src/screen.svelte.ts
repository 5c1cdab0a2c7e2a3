// Whether this is a small screen: below 641 px the table has a layout of its own. A flat one is a phone that lies on its side: it is wide
// enough for the large layout, and too low for it.
const small = matchMedia('(max-width: 640px)');
const flat = matchMedia('(min-width: 641px) and (max-height: 500px)');

class Screen {
  small = $state(small.matches);
  flat = $state(flat.matches);
  /** Held in a hand, one way or the other. */
  get handheld(): boolean {
    return this.small || this.flat;
  }

  constructor() {
    small.addEventListener('change', () => (this.small = small.matches));
    flat.addEventListener('change', () => (this.flat = flat.matches));
  }
}

export const screen = new Screen();
