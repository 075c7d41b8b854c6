import { storedToken } from './session';

/** What is read again without a network: posts, the board, one's own readings, the dictionary, the questions. */
const READABLE = /^\/(posts|dreams|symbols|stories|qna)\b/;
const DREAMS = /^\/answers\/(posts|dreams)\b/;
const PREFIX = 'answers-';
const MOST_ANSWERS = 200;
/** Who is signed in; never dropped for other answers. */
export const MEMBER = '/member';

export const isReadable = (address: string): boolean => READABLE.test(address);

const isPossible = (): boolean => typeof window !== 'undefined' && 'caches' in window;

/** A place of their own for each login, so that no answer is ever shown to somebody else. */
async function placeOf(token: string | null): Promise<string> {
  if (token === null) return `${PREFIX}guest`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return PREFIX + [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const keyOf = (address: string): string => `/answers${address}`;

async function put(address: string, answer: unknown, token: string | null): Promise<void> {
  const place = await placeOf(token);
  // Asked in the same turn as the place is opened: once somebody has left, nothing of theirs is put back.
  if (storedToken() !== token) return;
  const cache = await caches.open(place);
  const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== keyOf(MEMBER));
  await Promise.all(others.slice(0, -MOST_ANSWERS).map((key) => cache.delete(key)));
  await cache.put(keyOf(address), Response.json(answer));
}

/** Keeps an answer for whom it was given to: those who were here with this token. */
export function keepAnswer(address: string, answer: unknown, token: string | null): void {
  // Where there is no room, the page goes on without.
  if (isPossible()) void put(address, answer, token).catch(() => undefined);
}

/** What was answered before, while there is no network. */
export async function findAnswer(address: string): Promise<unknown> {
  if (!isPossible() || navigator.onLine) return undefined;
  try {
    const cache = await caches.open(await placeOf(storedToken()));
    return (await (await cache.match(keyOf(address)))?.json()) as unknown;
  } catch {
    return undefined;
  }
}

/** When somebody enters or leaves, and when the application starts, should that have come to nothing. */
export async function dropOthersAnswers(): Promise<void> {
  if (!isPossible()) return;
  try {
    const mine = await placeOf(storedToken());
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== mine);
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // A browser that lists nothing keeps nothing.
  }
}

/** What the server says is gone, or no longer theirs to read, is not read again without it. */
export async function dropAnswer(address: string): Promise<void> {
  if (!isPossible()) return;
  try {
    await (await caches.open(await placeOf(storedToken()))).delete(keyOf(address));
  } catch {
    // As above.
  }
}

/** Whether an answer tells that nothing is there for this person. */
export const isGone = (status: number): boolean => [403, 404, 410].includes(status);

/** For who deletes a dream: it may be in any of these. What is still there is kept again when it is read. */
export async function dropDreams(): Promise<void> {
  if (!isPossible()) return;
  try {
    const cache = await caches.open(await placeOf(storedToken()));
    const keys = (await cache.keys()).filter(({ url }) => DREAMS.test(new URL(url).pathname));
    await Promise.all(keys.map((key) => cache.delete(key)));
  } catch {
    // As above.
  }
}
