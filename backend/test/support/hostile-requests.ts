import { randomInt, randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { forgeAccessToken, secondsFromNow } from './forged-access-token.js';
import { openConnection } from './raw-http.js';

/** What the requests target: the service, ids of posts, and tokens of a member and an admin. */
export interface Target {
  url: string;
  posts: string[];
  memberToken: string;
  adminToken: string;
}

const BODY = 60_000;
const DISTRESS = '요즘 정말 죽고 싶다는 생각만 한다. 자살하고 싶다';
const HIDDEN = '관\u200b리\u202e자'.repeat(BODY / 15);
const MARKS = `a${'\u0301\u0316'.repeat(BODY / 4)}`;

/** A random client address, as the trusted proxy reports it, so that no rate limit per address ends the attack. */
const fromRandomAddress = () => ({
  'x-forwarded-for': [198, 18, randomInt(256), randomInt(256)].join('.'),
  'x-session-id': randomUUID(),
});

async function read(
  target: Target,
  path: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) {
  const answer = await fetch(`${target.url}${path}`, {
    headers: { ...fromRandomAddress(), ...headers },
    signal,
  });
  await answer.arrayBuffer();
}

async function send(target: Target, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${target.url}${path}`, {
    method: 'POST',
    headers: { ...fromRandomAddress(), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
const search = (path: string, words: string) => `/api/${path}?q=${encodeURIComponent(words)}`;

/** Aborts the request after 200 ms, as an attacker does who leaves the work to the server. */
async function abandoned(request: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const caller = new AbortController();
  const answer = request(caller.signal).catch(() => undefined);
  setTimeout(() => caller.abort(), 200);
  await answer;
}

/** Opens a connection that never completes its request. */
function dripping({ url }: Target, open: Socket[]): Promise<void> {
  const socket = openConnection(url);
  open.push(socket);
  socket.write(
    'POST /api/qna HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  );
  return Promise.resolve();
}

async function malformed({ url }: Target): Promise<void> {
  const socket = openConnection(url);
  socket.resume();
  socket.end(`GET /api/posts HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
}

type Kind = (target: Target, open: Socket[]) => Promise<unknown>;

/** The kinds of request that once made the service unavailable. */
export const hostileKinds: Readonly<Record<string, Kind>> = {
  'searches for two common words': (target) =>
    read(target, search('posts', pick(['꿈 꿈', '뱀 물', '나는 꿈']))),
  'abandoned searches': (target) =>
    abandoned((signal) => read(target, `${search('posts', '꿈 뱀')}&sort=popular`, {}, signal)),
  'searches of questions': (target) => read(target, search('qna', '꿈 물')),
  'searches of members': (target) => read(target, search('admin/users', '꿈 a'), bearer(target.adminToken)),
  'searches of all dreams': (target) =>
    read(target, search('admin/interpretations', '꿈 꿈'), bearer(target.adminToken)),
  'reads of whole pages': (target) => read(target, pick(['/', '/board', '/stories', '/api/posts?limit=50'])),
  'combining marks in a dream': (target) => send(target, '/api/dreams/interpret', { dreamContent: MARKS }),
  'combining marks in a name': (target) =>
    send(target, '/api/auth/register', { email: MARKS, username: MARKS, password: MARKS }),
  'names of invisible marks': (target) =>
    send(target, '/api/auth/register', { email: HIDDEN, username: HIDDEN, password: HIDDEN }),
  'keys of the maximum header length': (target) =>
    send(target, '/api/dreams/interpret', { dreamContent: '' }, { 'idempotency-key': 'k'.repeat(8_000) }),
  'guesses of a reset token': (target) =>
    send(target, '/api/auth/reset-password', { token: randomUUID(), newPassword: randomUUID() }),
  'guesses of a password': (target) =>
    send(target, '/api/auth/login', { email: `${randomUUID()}@example.com`, password: 'guess-1' }),
  'guesses of the password for answers': (target) =>
    send(target, '/api/qna/verify-admin', { adminPassword: randomUUID() }),
  'bodies of one byte': dripping,
  'crisis texts': (target) => send(target, '/api/dreams/interpret', { dreamContent: DISTRESS }),
  likes: (target) => send(target, `/api/posts/${pick(target.posts)}/like`, {}, bearer(target.memberToken)),
  'views by new sessions': (target) => read(target, `/api/posts/${pick(target.posts)}`),
  pictures: (target) => read(target, `/og/post/${pick(target.posts)}.png`),
  'streams without a reader': (target) =>
    abandoned((signal) =>
      fetch(`${target.url}/api/dreams/interpret`, {
        method: 'POST',
        headers: { ...fromRandomAddress(), 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ dreamContent: '큰 뱀이 집으로 들어왔다' }),
        signal,
      }),
    ),
  'forged tokens': (target) =>
    read(
      target,
      '/api/posts',
      bearer(
        forgeAccessToken({
          secret: 'guessed',
          claims: { sub: randomUUID(), exp: secondsFromNow(60) },
          head: { crit: ['x'], x: 'y'.repeat(8_000) },
        }),
      ),
    ),
  'unparsable requests': malformed,
};
