// The tables this browser has sat at, with their keys: how one comes back. The newest first.
export interface Remembered {
  table: string;
  key: string;
  game: string;
  scenario: string;
  at: number;
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
  const others = remembered().filter((other) => other.table !== entry.table);
  localStorage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(remembered().filter((other) => other.table !== table)));
}
