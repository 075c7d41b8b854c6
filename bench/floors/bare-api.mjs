/**
 * The least that an api of our shape does for a dream: node:http, four limits, the row, the job, the wait for the word of its
 * end, the row again, the answer. No framework, no checks, no log, nobody's rights.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { pg } from '../lib/world.mjs';
import { CHANNEL, limit, makeQueue, pool, sayReady } from './bare-parts.mjs';

const queue = makeQueue();
const waiting = new Map();
const woken = new Set();
let isLooking = false;

const insert = (id, session, dream) =>
  pool.query(
    `INSERT INTO interpretations (id, session_id, dream_content, deadline_at)
     VALUES ($1, $2, $3, now() + interval '2 minutes')`,
    [id, session, dream],
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
  await insert(id, session, dreamContent);
  const [row] = await Promise.all([
    endOf(id),
    queue.add('interpret', { interpretationId: id }, { jobId: id }),
  ]);
  return JSON.stringify({ ...row, fallback: false });
}

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
await listener.connect();
await listener.query(`LISTEN ${CHANNEL}`);
listener.on('notification', ({ payload }) => {
  if (waiting.has(payload)) woken.add(payload);
  void look();
});

const server = createServer(async (request, response) => {
  const body = await interpret(request);
  response.writeHead(201, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => sayReady(server.address().port));
