// Whether the reader looks at another page.
class Page {
  hidden = $state(document.hidden);

  constructor() {
    document.addEventListener('visibilitychange', () => (this.hidden = document.hidden));
  }
}

export const page = new Page();
