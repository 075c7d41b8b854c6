/* global self, caches, fetch, Response, URL */
// Caches the application shell for offline use: the build's files and an empty page, in which the application renders
// the requested address. API responses are not cached here but by the application, which knows whose they are
// (src/api/kept-answers.ts). The build replaces the placeholders in the next two lines.
const VERSION = '%VERSION%';
const SHELL = ['%SHELL%'];

const PREFIX = 'shell-';
const CACHE = PREFIX + VERSION;
const EMPTY_PAGE = '/offline';

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
      .then((names) => Promise.all(names.filter(isOldShell).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fromNetworkOr(EMPTY_PAGE, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCacheOrNetwork(request));
  else if (SHELL.includes(pathname)) event.respondWith(fromNetworkOr(pathname, request));
});

const isOldShell = (name) => name.startsWith(PREFIX) && name !== CACHE;

async function fromNetworkOr(kept, request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(kept)) ?? Response.error();
  }
}

/** Asset names contain a hash of the content, so a cached asset is never stale. */
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
