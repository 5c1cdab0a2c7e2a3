// Whether this is a small screen: below 641 px the table has a layout of its own.
const small = matchMedia('(max-width: 640px)');

class Screen {
  small = $state(small.matches);

  constructor() {
    small.addEventListener('change', () => (this.small = small.matches));
  }
}

export const screen = new Screen();
