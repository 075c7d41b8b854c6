/**
 * The minimal work of an api with our architecture for a dream: node:http, four limits, insert the row, enqueue the job,
 * wait for the notification, read the row, respond. No framework, validation, logging or authorization. The board is served
 * from memory, and a login is two password verifications on half of the cores, without a query.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pg } from '../lib/world.mjs';
import { CHANNEL, inTurn, limit, makeQueue, password, pool, reportReady, batched } from './bare-parts.mjs';
import { listPosts } from './board-page.mjs';

const queue = makeQueue();
const waiting = new Map();
const woken = new Set();
let isPolling = false;

const insert = batched(async (dreams) => {
  const column = (name) => dreams.map((dream) => dream[name]);
  await pool.query(
    `INSERT INTO interpretations (id, session_id, dream_content, deadline_at)
     SELECT asked.*, now() + interval '2 minutes' FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS asked`,
    [column('id'), column('session'), column('content')],
  );
  return dreams;
});

const enqueue = batched((ids) =>
  queue.addBulk(
    ids.map((id) => ({ name: 'interpret', data: { interpretationId: id }, opts: { jobId: id } })),
  ),
);

async function pollWoken() {
  if (isPolling) return;
  isPolling = true;
  while (woken.size > 0) {
    const ids = [...woken];
    woken.clear();
    const { rows } = await pool.query(
      `SELECT * FROM interpretations WHERE id = ANY($1) AND status <> 'pending'`,
      [ids],
    );
    for (const row of rows) waiting.get(row.id)?.(row);
  }
  isPolling = false;
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
  void pollWoken();
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
server.listen(0, '127.0.0.1', () => reportReady(server.address().port));
