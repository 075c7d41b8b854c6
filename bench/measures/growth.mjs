import { randomUUID } from 'node:crypto';
import { requestText } from '../lib/client.mjs';
import { fillUpTo } from '../lib/fill.mjs';
import { load } from '../lib/load.mjs';
import { startNode } from '../lib/processes.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { register, settingsFor, stranger, withService } from '../lib/service.mjs';
import { percentile } from '../lib/statistics.mjs';
import { createDatabase, query } from '../lib/world.mjs';

/** As many as one person may have in years; the rest of the table is other people's. */
const OWN_DREAMS = 300;

const sizesOf = ({ isLarge }) => [1_000, 10_000, 100_000, ...(isLarge ? [1_000_000] : [])];
const search = (words) => `/api/posts?q=${encodeURIComponent(words)}`;

const kinds = (member, admin) => ({
  'board, page one': () => get('/api/posts'),
  'search, in every post': () => get(search('꿈')),
  'search, one post in 10,000': () => get(search('쀍')),
  'search, nowhere': () => get(search('갸웃')),
  'my dreams': () => get('/api/dreams/my-dreams', member),
  'admin, numbers': () => get('/api/admin/stats', admin),
  'admin, people': () => get('/api/admin/users', admin),
  'admin, people by name': () => get(`/api/admin/users?q=${encodeURIComponent('member77@')}`, admin),
  'admin, dreams': () => get('/api/admin/interpretations', admin),
  login: () =>
    requestText('POST', '/api/auth/login', {
      headers: stranger(),
      body: { email: member.email, password: member.password },
    }),
});

const get = (path, person) =>
  requestText('GET', path, { headers: { ...stranger(), ...(person && { authorization: person.bearer }) } });

/** Each figure is a p50 over the plain server's answer to `SELECT 1` in the same round, so that sizes can be compared. */
export async function growth(world) {
  const databaseUrl = await createDatabase(world, 'bench_growth');
  world.databases = { ...world.databases, postgres: databaseUrl };
  const settings = await settingsFor(world, 'postgres');
  const figures = {};
  for (const size of sizesOf(world)) {
    await fillUpTo(databaseUrl, size);
    const plain = await startNode('bench/floors/plain-server.mjs', { DATABASE_URL: settings.DATABASE_URL });
    try {
      await withService(world, { workers: 0 }, async ({ api }) => {
        const people = await makePeople(api.port, databaseUrl);
        for (const [name, make] of Object.entries(kinds(...people))) {
          (figures[name] ??= []).push(await measure(world, api.port, plain.port, make));
        }
      });
    } finally {
      await plain.end();
    }
  }
  return Object.entries(figures).map(([name, found]) => rowOf(world, name, found));
}

/** `SELECT 1` is asked ten times as often: sixty of it last 20 ms, and any moment's mood of the machine would be its p50. */
async function measure({ rounds }, port, plainPort, make) {
  const p50 = (at, requests, text) => async () =>
    percentile((await load({ port: at, concurrency: 1, requests, make: text })).latencies, 0.5);
  const plain = () => requestText('GET', '/one');
  return inTurns(rounds, { target: p50(port, 60, make), floor: p50(plainPort, 600, plain) });
}

async function makePeople(port, url) {
  const member = await register(port);
  const admin = await register(port);
  await query(url, 'UPDATE users SET is_admin = true WHERE id = $1', [admin.id]);
  await query(
    url,
    `INSERT INTO interpretations (user_id, dream_content, interpretation, status, deadline_at, session_id)
     SELECT $1, '맑은 물가의 꿈', repeat('반기는 쪽으로 읽어 왔어요. ', 30), 'completed', now(), $2
     FROM generate_series(1, ${OWN_DREAMS})`,
    [member.id, randomUUID()],
  );
  await query(url, 'ANALYZE');
  return [member, admin];
}

function rowOf(world, name, found) {
  const shares = found.map(({ ratio }) => ratio.median);
  const growthFactor = shares.at(-1) / shares[0];
  const sizes = sizesOf(world);
  const steps = sizes.map(
    (size, at) => `${size.toLocaleString('en')}: ${found[at].target.median.toFixed(1)} ms`,
  );
  return {
    title: `Growth: ${name}`,
    unit: 'ms',
    target: found.at(-1).target,
    floor: found[0].target,
    ratio: {
      median: growthFactor,
      least: Math.min(...shares) / shares[0],
      greatest: Math.max(...shares) / shares[0],
    },
    reach: '≤ 1.5',
    aim: '≤ 1.1',
    note: steps.join(', '),
  };
}
