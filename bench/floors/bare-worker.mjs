/** The minimal work of a worker with our architecture for a dream: take the job, claim the row, call the model, save the reading. */
import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { CHANNEL, makeWorker, pool, reportReady, batched } from './bare-parts.mjs';

const agent = new Agent({ keepAlive: true });
const model = {
  host: '127.0.0.1',
  port: process.env.MODEL_PORT,
  path: '/v1/chat/completions',
  method: 'POST',
  agent,
};

const claim = batched(async (ids) => {
  const { rows } = await pool.query(
    `UPDATE interpretations SET attempts = attempts + 1, started_at = now(), queued_at = now()
     WHERE id = ANY($1) AND status = 'pending' RETURNING id, dream_content AS dream`,
    [ids],
  );
  const dreams = new Map(rows.map(({ id, dream }) => [id, dream]));
  return ids.map((id) => dreams.get(id));
});

const complete = batched(async (ended) => {
  await pool.query(
    `WITH ended AS (SELECT * FROM unnest($1::uuid[], $2::text[]) AS asked (id, reading)),
          changed AS (UPDATE interpretations row SET status = 'completed', interpretation = ended.reading,
                        reading = ended.reading::jsonb, completed_at = now()
                      FROM ended WHERE row.id = ended.id AND row.status = 'pending' RETURNING row.id),
          cleared AS (DELETE FROM interpretation_drafts WHERE interpretation_id = ANY($1))
     SELECT pg_notify('${CHANNEL}', id::text) FROM changed`,
    [ended.map(({ id }) => id), ended.map(({ reading }) => reading)],
  );
  return ended;
});

/** Joins the pieces of a streamed response without checking them. */
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
  const dream = await claim(id);
  await complete({ id, reading: await readingOf(dream) });
});
worker.on('error', (error) => console.error(error));
worker.on('failed', (_, error) => console.error(error));
reportReady(0);
