// Where the reader is: at home, or at a table whose key stands after the # and so never travels to the server.
class Route {
  table = $state('');
  key = $state('');

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
    this.table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1] ?? '';
    this.key = location.hash.slice(1);
  }
}

export const route = new Route();
