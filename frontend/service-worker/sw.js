/* global self, caches, fetch, Response, URL */
// The shell of the pages, for when there is no network. Nothing a server answers for one person is ever kept: no /api,
// and of the HTML only the home page, which is the same for everybody. The build fills in the two lines below.
const VERSION = '%VERSION%';
const SHELL = ['%SHELL%'];

const CACHE = `shell-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fromNetworkOr('/', request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheOrNetwork(request));
  else if (SHELL.includes(pathname)) event.respondWith(fromNetworkOr(pathname, request));
});

async function fromNetworkOr(kept, request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

/** Named after their content, so a kept one is never stale. */
async function fromCacheOrNetwork(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
  }
  return answer;
}
