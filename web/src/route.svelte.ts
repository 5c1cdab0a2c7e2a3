// Where the reader is: at home, at a table or at its replay. The table's key stands after the # and so never travels to the
// server; whoever holds several seats has several, with commas between them.
export const PAGES = ['learn', 'rules', 'replays'] as const;

class Route {
  /** Which page away from the tables; '' is home. */
  page = $state<'' | (typeof PAGES)[number]>('');
  table = $state('');
  key = $state('');
  replay = $state(false);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(link: string): void {
    history.pushState(null, '', link);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    const [, table = '', replay] = /^\/table\/([\w-]+)(\/replay)?$/.exec(location.pathname) ?? [];
    this.page = PAGES.find((page) => location.pathname === `/${page}`) ?? '';
    this.table = table;
    this.replay = replay !== undefined;
    this.key = location.hash.slice(1);
  }
}

export const route = new Route();
