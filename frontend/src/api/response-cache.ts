import { storedToken } from './session';

/** Responses cached for offline reading: posts, the board, the user's own readings, the dictionary, the questions. */
const READABLE = /^\/(posts|dreams|symbols|stories|qna)\b/;
const DREAMS = /^\/answers\/(posts|dreams)\b/;
const PREFIX = 'answers-';
const MAX_ENTRIES = 200;
/** Key of the signed-in user's entry, which is never evicted to make room for others. */
export const MEMBER = '/member';

export const isReadable = (address: string): boolean => READABLE.test(address);

const isSupported = (): boolean => typeof window !== 'undefined' && 'caches' in window;

/** Returns a cache name per login, so that no user sees another user's responses. */
async function cacheNameOf(token: string | null): Promise<string> {
  if (token === null) return `${PREFIX}guest`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return PREFIX + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (address: string): string => `/answers${address}`;

async function put(address: string, answer: unknown, token: string | null): Promise<void> {
  const name = await cacheNameOf(token);
  // Checked in the same tick as the cache is opened, so that nothing is stored for a user who has logged out.
  if (storedToken() !== token) return;
  const cache = await caches.open(name);
  const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== keyOf(MEMBER));
  await Promise.all(others.slice(0, -MAX_ENTRIES).map((key) => cache.delete(key)));
  await cache.put(keyOf(address), Response.json(answer));
}

/** Caches a response for the user with this token, or for the guest without one. */
export function cacheResponse(address: string, answer: unknown, token: string | null): void {
  // Failing to cache, e.g. for lack of space, is not an error for the page.
  if (isSupported()) void put(address, answer, token).catch(() => undefined);
}

/** Returns the cached response while the browser is offline, else undefined. */
export async function findCachedResponse(address: string): Promise<unknown> {
  if (!isSupported() || navigator.onLine) return undefined;
  try {
    const cache = await caches.open(await cacheNameOf(storedToken()));
    return (await (await cache.match(keyOf(address)))?.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** Deletes other users' caches. Called at login and logout, and at start-up in case that failed. */
export async function dropResponsesOfOthers(): Promise<void> {
  if (!isSupported()) return;
  try {
    const mine = await cacheNameOf(storedToken());
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== mine);
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // Cache storage is unavailable, so it holds no responses.
  }
}

/** Removes a response that is now gone or forbidden for this user, so that it is not shown offline. */
export async function dropCachedResponse(address: string): Promise<void> {
  if (!isSupported()) return;
  try {
    await (await caches.open(await cacheNameOf(storedToken()))).delete(keyOf(address));
  } catch {
    // Cache storage is unavailable.
  }
}

/** Whether the status means that the resource does not exist or is forbidden for this user. */
export const isGone = (status: number): boolean => [403, 404, 410].includes(status);

/** Removes all cached posts and dreams: a deleted dream may be in any of them. The rest is cached again when read. */
export async function dropCachedDreams(): Promise<void> {
  if (!isSupported()) return;
  try {
    const cache = await caches.open(await cacheNameOf(storedToken()));
    const keys = (await cache.keys()).filter(({ url }) => DREAMS.test(new URL(url).pathname));
    await Promise.all(keys.map((key) => cache.delete(key)));
  } catch {
    // Cache storage is unavailable.
  }
}
