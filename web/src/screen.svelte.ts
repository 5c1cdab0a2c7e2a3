// Whether this is a small screen: a phone or a tablet that stands, where the table has a layout of its own. A flat one is a phone that lies
// on its side: it is wide enough for the large layout, and too low for it. The style sheets ask for the same.
const narrow = matchMedia('(max-width: 640px)');
const small = matchMedia('(max-width: 640px), (max-width: 900px) and (orientation: portrait)');
const flat = matchMedia('(min-width: 641px) and (max-height: 500px)');

class Screen {
  /** As narrow as a phone that stands. */
  narrow = $state(narrow.matches);
  small = $state(small.matches);
  flat = $state(flat.matches);
  /** Held in a hand, one way or the other. */
  get handheld(): boolean {
    return this.small || this.flat;
  }

  constructor() {
    narrow.addEventListener('change', () => (this.narrow = narrow.matches));
    small.addEventListener('change', () => (this.small = small.matches));
    flat.addEventListener('change', () => (this.flat = flat.matches));
  }
}

export const screen = new Screen();
