/** The least that a worker of our shape does for a dream: takes the job and the row, asks the model, writes the answer down. */
import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { CHANNEL, makeWorker, pool, sayReady } from './bare-parts.mjs';

const agent = new Agent({ keepAlive: true });
const model = {
  host: '127.0.0.1',
  port: process.env.MODEL_PORT,
  path: '/v1/chat/completions',
  method: 'POST',
  agent,
};

const claim = (id) =>
  pool.query(
    `UPDATE interpretations SET attempts = attempts + 1, started_at = now(), queued_at = now()
     WHERE id = $1 AND status = 'pending' RETURNING dream_content AS dream`,
    [id],
  );

const complete = (id, reading) =>
  pool.query(
    `WITH changed AS (UPDATE interpretations SET status = 'completed', interpretation = $2, reading = $3, completed_at = now()
                      WHERE id = $1 AND status = 'pending' RETURNING id),
          cleared AS (DELETE FROM interpretation_drafts WHERE interpretation_id = $1)
     SELECT pg_notify('${CHANNEL}', id::text) FROM changed`,
    [id, reading, reading],
  );

/** The pieces of a streamed answer, put together and not looked at. */
async function readingOf(dream) {
  const symbols = [{ id: 'snake', name: '뱀', quote: '뱀' }];
  const messages = [{ role: 'user', content: JSON.stringify({ dream, symbols }) }];
  const body = JSON.stringify({ model: 'scripted-model', stream: true, messages });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const answer = await new Promise((resolve, reject) => {
    ask({ ...model, headers }, resolve)
      .on('error', reject)
      .end(body);
  });
  const lines = (await text(answer)).split('\n').filter((line) => line.startsWith('data: {'));
  return lines.map((line) => JSON.parse(line.slice(6)).choices[0]?.delta?.content ?? '').join('');
}

const worker = makeWorker(async ({ data: { interpretationId: id } }) => {
  const [{ dream }] = (await claim(id)).rows;
  await complete(id, await readingOf(dream));
});
worker.on('error', (error) => console.error(error));
worker.on('failed', (_, error) => console.error(error));
sayReady(0);
