// The worker of the installed page, in a browser of its own: what was loaded once opens without a network, and no table is ever kept.
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../public/worker.js', import.meta.url), 'utf8');
const HOME = 'http://here';

class Answer {
  readonly ok = true;
  constructor(readonly body: string) {}
  clone(): Answer {
    return this;
  }
}

let kept: Map<string, Answer>;
let isOnline: boolean;
let asked: string[];
let handlers: Record<string, (event: object) => void>;

beforeEach(() => {
  kept = new Map();
  asked = [];
  isOnline = true;
  handlers = {};
  const key = (request: string | { url: string }) => new URL(typeof request === 'string' ? request : request.url, HOME).pathname;
  const fetched = async (request: string | { url: string }) => {
    asked.push(key(request));
    if (!isOnline) throw new Error('no network');
    return new Answer(`fresh ${key(request)}`);
  };
  const cache = {
    add: async (path: string) => void kept.set(path, await fetched(path)),
    put: async (request: string | { url: string }, answer: Answer) => void kept.set(key(request), answer),
    match: async (request: string | { url: string }) => kept.get(key(request)),
  };
  const self = { addEventListener: (name: string, handle: (event: object) => void) => (handlers[name] = handle), location: { origin: HOME }, skipWaiting: () => {}, clients: { claim: () => {} } };
  new Function('self', 'caches', 'fetch', SOURCE)(self, { open: () => Promise.resolve(cache) }, fetched);
});

async function load(path: string, mode = 'no-cors', method = 'GET'): Promise<string | undefined> {
  let answer: Promise<Answer> | undefined;
  handlers.fetch!({ request: { url: new URL(path, HOME).href, mode, method }, respondWith: (told: Promise<Answer>) => (answer = told) });
  return (await answer)?.body;
}

test('the page of today is shown, and without a network the one that was loaded last', async () => {
  expect(await load('/table/abc', 'navigate')).toBe('fresh /table/abc');
  isOnline = false;
  expect(await load('/', 'navigate')).toBe('fresh /table/abc');
  expect(await load('/learn', 'navigate')).toBe('fresh /table/abc');
});

test('a file that never changes is asked for once', async () => {
  await load('/assets/index-a1.js');
  isOnline = false;
  expect(await load('/assets/index-a1.js')).toBe('fresh /assets/index-a1.js');
  expect(asked).toEqual(['/assets/index-a1.js']);
  await expect(load('/assets/other-b2.js')).rejects.toThrow('no network');
});

test('what happens at a table is never kept, nor what is sent, nor what is of elsewhere', async () => {
  expect(await load('/api/tables/abc/advice')).toBe(undefined);
  expect(await load('/assets/x.js', 'cors', 'POST')).toBe(undefined);
  expect(await load('http://elsewhere/x.js')).toBe(undefined);
  expect(kept.size).toBe(0);
});
