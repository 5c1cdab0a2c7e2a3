// The doors of the server that are asked once. What goes on at a table comes over its socket: see link.ts.
import type { Book, GamesSeen, NewTable, Noted, Opened, Refusal, Rematch, TableSeen } from './wire';
import type { Lang } from './words';

/** The server said no, with a sentence. */
export class Denied extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

async function ask<T>(path: string, key = '', body?: unknown): Promise<T> {
  const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? null : JSON.stringify(body) });
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Denied(told as Refusal);
  return told as T;
}

export const games = () => ask<GamesSeen>('/api/games');
export const book = (game: string, lang: Lang) => ask<Book>(`/api/books/${game}/${lang}`);
export const create = (table: NewTable) => ask<Opened>('/api/tables/', '', table);
export const look = (table: string, key: string) => ask<TableSeen>(`/api/tables/${table}`, key);
export const rematch = (table: string, key: string) => ask<Rematch>(`/api/tables/${table}/rematch`, key, {});
export const hand = (table: string, seat: number, level: string, key: string) =>
  ask<Noted>(`/api/tables/${table}/seats/${seat}/computer`, key, { level });
