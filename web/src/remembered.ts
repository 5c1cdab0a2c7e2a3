// The tables this browser has sat at, with their keys: how one comes back. The newest first.
export interface Remembered {
  table: string;
  key: string;
  game: string;
  scenario: string;
  at: number;
  /** Known where the table was laid: the host's key, the spectators' link, and the links of the other seats. */
  host?: string;
  watch?: string;
  links?: Record<number, string>;
  /** It was offered in the lobby from here, and can be closed. */
  offered?: boolean;
  /** The link of a seat that was given up here, to be handed on. */
  heir?: string;
  /** The seats that are played here. */
  mine?: number[];
  /** The goal was told here. */
  briefed?: boolean;
  /** The last number of the log that was drawn before somebody's eyes. */
  seen?: number;
}

const KEY = 'souterrain.tables';
const MOST = 12;

export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Remembered[];
  } catch {
    return [];
  }
}

export function remember(entry: Remembered): void {
  const known = recall(entry.table);
  const others = remembered().filter((other) => other.table !== entry.table);
  localStorage.setItem(KEY, JSON.stringify([{ ...known, ...entry }, ...others].slice(0, MOST)));
}

export function sawUpTo(table: string, seen: number): void {
  const known = recall(table);
  if (known && known.seen !== seen) localStorage.setItem(KEY, JSON.stringify(remembered().map((entry) => (entry.table === table ? { ...entry, seen } : entry))));
}

export function recall(table: string): Remembered | undefined {
  return remembered().find((entry) => entry.table === table);
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(remembered().filter((other) => other.table !== table)));
}
