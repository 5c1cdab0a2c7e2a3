// A reader's own tables in one link: whoever opens it in another browser, or after this one has forgotten everything, has them there. All
// of it stands after the #, which no server is sent; nobody keeps it but the reader.
import { remember, remembered, type Remembered } from '../remembered';

const MOST = 60; // tables in a link that is read
const ID = /^[\da-z]{1,32}$/i;
const KEYS = /^[\w-]{1,100}(,[\w-]{1,100}){0,15}$/;

type Carried = Pick<Remembered, 'table' | 'key' | 'game' | 'scenario' | 'mine' | 'host'>;

/** The link to all tables that this browser can come back to. */
export function carried(tables: readonly Carried[] = remembered()): string {
  const rows = tables.filter(({ key }) => key).map(({ table, key, game, scenario, mine = [], host = '' }) => [table, key, game, scenario, mine.join(','), host].map(encodeURIComponent).join(':'));
  return `/back#${rows.join(';')}`;
}

/** What such a link holds; what is none is passed over. */
export function read(hash: string): Carried[] {
  return hash.split(';').slice(0, MOST).flatMap((row) => {
    try {
      const [table = '', key = '', game = '', scenario = '', seats = '', host = ''] = row.split(':').map(decodeURIComponent);
      const mine = seats.split(',').filter(Boolean).map(Number);
      const isSound = ID.test(table) && KEYS.test(key) && /^[\w-]{1,64}$/.test(game) && scenario.length <= 100 && mine.every(Number.isInteger) && (!host || KEYS.test(host));
      return isSound ? [{ table, key, game, scenario, mine, ...(host && { host }) }] : [];
    } catch {
      return [];
    }
  });
}

/** Take the tables of a link in; how many there are. A table that is known here already stays as it is. */
export function takeIn(hash: string): number {
  const found = read(hash);
  const known = new Set(remembered().map(({ table }) => table));
  for (const each of found.toReversed()) if (!known.has(each.table)) remember({ ...each, at: Date.now() });
  return found.length;
}
