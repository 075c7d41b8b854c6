/**
 * The least that an api of our shape does for a dream: node:http, four limits, the row, the job, the wait for the word of its
 * end, the row again, the answer. No framework, no checks, no log, nobody's rights. Beside it, less than that: the board
 * out of memory, and a login that is two verifications on half of the cores and never asks the database.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pg } from '../lib/world.mjs';
import { CHANNEL, inTurn, limit, makeQueue, password, pool, sayReady, together } from './bare-parts.mjs';
import { listPosts } from './board-page.mjs';

const queue = makeQueue();
const waiting = new Map();
const woken = new Set();
let isLooking = false;

const insert = together(async (dreams) => {
  const column = (name) => dreams.map((dream) => dream[name]);
  await pool.query(
    `INSERT INTO interpretations (id, session_id, dream_content, deadline_at)
     SELECT asked.*, now() + interval '2 minutes' FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS asked`,
    [column('id'), column('session'), column('content')],
  );
  return dreams;
});

const enqueue = together((ids) =>
  queue.addBulk(
    ids.map((id) => ({ name: 'interpret', data: { interpretationId: id }, opts: { jobId: id } })),
  ),
);

async function look() {
  if (isLooking) return;
  isLooking = true;
  while (woken.size > 0) {
    const ids = [...woken];
    woken.clear();
    const { rows } = await pool.query(
      `SELECT * FROM interpretations WHERE id = ANY($1) AND status <> 'pending'`,
      [ids],
    );
    for (const row of rows) waiting.get(row.id)?.(row);
  }
  isLooking = false;
}

function endOf(id) {
  return new Promise((resolve) => {
    waiting.set(id, (row) => {
      waiting.delete(id);
      resolve(row);
    });
  });
}

async function interpret(request) {
  const { dreamContent } = JSON.parse(await text(request));
  const session = request.headers['x-session-id'];
  const id = randomUUID();
  await limit(createHash('sha256').update(session).digest('base64url'));
  await insert({ id, session, content: dreamContent });
  const [row] = await Promise.all([endOf(id), enqueue(id)]);
  return JSON.stringify({ ...row, fallback: false });
}

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
await listener.query(`LISTEN ${CHANNEL}`);
listener.on('notification', ({ payload }) => {
  if (waiting.has(payload)) woken.add(payload);
  void look();
});

const board = JSON.stringify(await listPosts(pool));
const nobodysHash = await password.hash('nobody', password.cost);

async function logIn(request) {
  const { password: tried } = JSON.parse(await text(request));
  const verify = () => inTurn(() => password.verify(nobodysHash, tried));
  await Promise.all([verify(), verify()]);
  return '{}';
}

const answers = { '/api/posts': () => board, '/api/auth/login': logIn, '/api/dreams/interpret': interpret };

const server = createServer(async (request, response) => {
  const body = await answers[request.url](request);
  response.writeHead(request.method === 'POST' ? 201 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => sayReady(server.address().port));
