// The doors of the server that are asked once. What goes on at a table comes over its socket: see link.ts.
import type { AdviceSeen, Book, Continuing, Found, GamesSeen, Link, Listed, NewTable, Noted, Opened, PackFiles, PacksTold, PackTold, TableLinks, Refusal, Rematch, ReplaySeen, ReportSeen, Seeking, TableSeen, Upload } from './wire';
import type { Lang } from './words';

/** The server said no, with a sentence; `told` in refusal.ts says it in the reader's language. */
export class Denied extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Denied by the page itself: words it has, without asking the server. */
export function denied(code: Refusal['code'], said: string): Denied {
  return new Denied({ type: 'refused', code, said, message: said });
}

/** An answer, whatever its status; who does not answer at all, or not as our server does, is out of reach. */
async function fetched(path: string, asked: RequestInit): Promise<Response> {
  const answer = await fetch(path, asked).catch(() => null);
  if (!answer) throw denied('unavailable', 'unreachable');
  if (!answer.ok) throw await answer.json().then((refusal: Refusal) => new Denied(refusal), () => denied('unavailable', 'unreachable'));
  return answer;
}

/** Whoever holds several seats knocks with the key of the first. */
function bearing(key: string): Record<string, string> {
  return key ? { Authorization: `Bearer ${key.split(',')[0]}` } : {};
}

async function ask<T>(path: string, key = '', body?: unknown): Promise<T> {
  const headers = bearing(key);
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetched(path, { method: body === undefined ? 'GET' : 'POST', headers, body: body === undefined ? null : JSON.stringify(body) });
  return (await answer.json()) as T;
}

const books = new Map<string, Promise<Book>>();

/** The book of a game, or of it with an expansion: asked for once, and again only if that failed. A match has the book of the packs it was
    begun with; where those are no longer known, today's. */
export function book(game: string, lang: Lang, expansion = '', packs: Record<string, string> = {}): Promise<Book> {
  const pins = Object.entries(packs).map(([id, hash]) => `${id}@${hash}`).join(',');
  const asked = new URLSearchParams({ ...(expansion && { expansion }), ...(pins && { packs: pins }) }).toString();
  const path = `/api/books/${game}/${lang}${asked && `?${asked}`}`;
  return pins ? kept(path).catch(() => book(game, lang, expansion)) : kept(path);
}

function kept(path: string): Promise<Book> {
  const found = books.get(path) ?? ask<Book>(path);
  books.set(path, found);
  found.catch(() => books.delete(path));
  return found;
}

/** The match file, for the reader's disk; while the match goes on, what the reader saw of it. */
export async function file(table: string, key: string): Promise<Blob> {
  return (await fetched(`/api/tables/${table}/file`, { headers: bearing(key) })).blob();
}

let offered: Promise<GamesSeen> | null = null;

/** What this server has: asked for once, and again only if that failed. */
export function games(): Promise<GamesSeen> {
  offered ??= ask<GamesSeen>('/api/games');
  offered.catch(() => (offered = null));
  return offered;
}

/** The page's own words in a language that is not built into it, by folder. */
export const words = (lang: Lang) => ask<Record<string, string>>(`/api/words/${lang}`);
export const create = (table: NewTable) => ask<TableLinks>('/api/tables/', '', table);
export const look = (table: string, key: string) => ask<TableSeen>(`/api/tables/${table}`, key);
export const packs = (game: string, lang: Lang) => ask<PacksTold>(`/api/packs/${game}/${lang}`);
export const packsAt = (table: string, lang: Lang, key: string) => ask<PacksTold>(`/api/tables/${table}/packs/${lang}`, key);
export const checkPack = (pack: PackFiles) => ask<PackTold>('/api/packs/check', '', pack);
export const listed = () => ask<Listed>('/api/tables/');
export const seek = (asked: Seeking) => ask<Found>('/api/tables/seek', '', asked);
export const close = (table: string, key: string) => ask<Noted>(`/api/tables/${table}/close`, key, {});
export const rematch = (table: string, key: string) => ask<Rematch>(`/api/tables/${table}/rematch`, key, {});
export const upload = (file: Upload) => ask<TableLinks>('/api/tables/upload', '', file);
export const goOn = (table: string, key: string, from: Continuing) => ask<TableLinks>(`/api/tables/${table}/continue`, key, from);
export const replay = (table: string, key: string, revealed: boolean) => ask<ReplaySeen>(`/api/tables/${table}/replay?revealed=${revealed}`, key);
export const report = (table: string, key: string) => ask<ReportSeen>(`/api/tables/${table}/report`, key);

const advising = new Map<string, Promise<AdviceSeen>>();

/** Who asks again while an adviser thinks for this seat waits for the same answer: the server has no second adviser for them. */
export function advice(table: string, key: string): Promise<AdviceSeen> {
  const known = advising.get(key);
  if (known) return known;
  const told = ask<AdviceSeen>(`/api/tables/${table}/advice`, key, {}).finally(() => advising.delete(key));
  advising.set(key, told);
  return told;
}

const seat = <T>(act: string) => (table: string, number: number, key: string, body: object = {}) => ask<T>(`/api/tables/${table}/seats/${number}/${act}`, key, body);
export const join = seat<Link>('join');
export const claim = seat<Link>('claim');
export const summon = seat<Noted>('summon');
export const rename = seat<Noted>('rename');
export const leave = seat<Noted>('leave');
export const comeBack = seat<Noted>('return');
export const hand = seat<Noted>('computer');
export const usual = seat<Noted>('usual');
export const giveAway = seat<Opened>('open');
