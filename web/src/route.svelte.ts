// Where the reader is: at home, at a table or at its replay. The table's key stands after the # and so never travels to the
// server; whoever holds several seats has several, with commas between them.
export const PAGES = ['lobby', 'learn', 'rules', 'replays'] as const;

class Route {
  /** Which page away from the tables; '' is home. */
  page = $state<'' | (typeof PAGES)[number]>('');
  /** The game whose choices are to be open at home; '' is the first. */
  game = $state('');
  /** The packs, besides the house's, that are to be chosen there. */
  packs = $state.raw<string[]>([]);
  table = $state('');
  key = $state('');
  replay = $state(false);
  /** The act of the replay that is to be watched, by its number in the log; -1 for none. */
  at = $state(-1);

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

  /** Another address for what is here: the way back does not lead to the one before. */
  replace(link: string): void {
    history.replaceState(null, '', link);
    this.read();
  }

  private read(): void {
    const [, table = '', replay] = /^\/table\/([\w-]+)(\/replay)?$/.exec(location.pathname) ?? [];
    this.page = PAGES.find((page) => location.pathname === `/${page}`) ?? (location.pathname === '/back' ? 'replays' : '');
    this.table = table;
    this.replay = replay !== undefined;
    const asked = new URLSearchParams(location.search);
    this.game = asked.get('game') ?? '';
    this.packs = (asked.get('packs') ?? '').split(',').filter(Boolean);
    this.at = Number(asked.get('at') ?? -1);
    this.key = location.hash.slice(1);
  }
}

export const route = new Route();
