// For who has installed the page as an app: what was loaded once opens without a network. Nothing of a table is kept: what happens
// there comes from its server or not at all. Files with a hash in their name never change; the page itself is asked for first.
const KEPT = 'souterrain';
const SHELL = '/';
const PATIENCE = 4000; // milliseconds that the server may take before the page opens as it was

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** The page of today, or as it was when it could last be loaded. */
async function page(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) await kept.put(SHELL, answer.clone());
    return answer;
  } catch (error) {
    const shell = await kept.match(SHELL);
    if (shell) return shell;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.open(KEPT);
  const known = await kept.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  return answer;
}
