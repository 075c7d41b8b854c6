import { randomUUID } from 'node:crypto';
import { requestText } from '../lib/client.mjs';
import { fillUpTo } from '../lib/fill.mjs';
import { load } from '../lib/load.mjs';
import { compare } from '../lib/rounds.mjs';
import { register, stranger, withService } from '../lib/service.mjs';
import { percentile, spreadOf } from '../lib/statistics.mjs';
import { createDatabase, query } from '../lib/world.mjs';

/** As many dreams as one member may have after years; the rest of the table belongs to others. */
const OWN_DREAMS = 300;

const sizesOf = ({ isLarge }) => [1_000, 10_000, 100_000, ...(isLarge ? [1_000_000] : [])];
const search = (words) => `/api/posts?q=${encodeURIComponent(words)}`;

const kinds = (member, admin) => ({
  'board, page one': () => get('/api/posts'),
  'search, in every post': () => get(search('꿈')),
  'search, one post in 10,000': () => get(search('쀍')),
  // The worst case: every gram is in every post, but the words never occur together.
  'search, the most common words': () => get(search('꿈 꿈')),
  'search, the most common words, most liked': () => get(`${search('걸었다 물가 꿈')}&sort=popular`),
  'search, nowhere': () => get(search('갸웃')),
  'my dreams': () => get('/api/dreams/my-dreams', member),
  'admin, numbers': () => get('/api/admin/stats', admin),
  'admin, people': () => get('/api/admin/users', admin),
  'admin, people by name': () => get(`/api/admin/users?q=${encodeURIComponent('member77@')}`, admin),
  'admin, people by the most common letters': () =>
    get(`/api/admin/users?q=${encodeURIComponent('com 하늘')}`, admin),
  'admin, dreams by the most common words': () =>
    get(`/api/admin/interpretations?q=${encodeURIComponent('꿈 꿈')}`, admin),
  'admin, dreams': () => get('/api/admin/interpretations', admin),
  login: () =>
    requestText('POST', '/api/auth/login', {
      headers: stranger(),
      body: { email: member.email, password: member.password },
    }),
});

const get = (path, person) =>
  requestText('GET', path, { headers: { ...stranger(), ...(person && { authorization: person.bearer }) } });

/** Measures the same calls at every size in turn, so that noise on the machine affects all sizes alike. */
export function growth(world) {
  return withSizes(world, sizesOf(world), [], async (services) => {
    const rows = [];
    for (const name of Object.keys(services[0].make))
      rows.push(rowOf(name, services, await measure(world, services, name)));
    return rows;
  });
}

/** Runs one service per size, each with its own database. */
async function withSizes(world, [size, ...larger], services, work) {
  if (size === undefined) return work(services);
  const databaseUrl = await createDatabase(world, `bench_growth_${size}`);
  world.databases = { ...world.databases, postgres: databaseUrl };
  await fillUpTo(databaseUrl, size);
  return withService(world, { workers: 0 }, async ({ api: { port } }) => {
    const make = kinds(...(await makePeople(port, databaseUrl)));
    return withSizes(world, larger, [...services, { size, port, make }], work);
  });
}

/** Returns the p50 of every round for each service. The first round only warms caches and compilers. */
async function measure({ rounds }, services, name) {
  const found = services.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { port, make }] of services.entries()) {
      const { latencies } = await load({ port, concurrency: 1, requests: 60, make: make[name] });
      if (round > 0) found[at].push(percentile(latencies, 0.5));
    }
  }
  return found;
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

function rowOf(name, services, found) {
  const steps = services.map(
    ({ size }, at) => `${size.toLocaleString('en')}: ${spreadOf(found[at]).median.toFixed(1)} ms`,
  );
  return {
    title: `Growth: ${name}`,
    unit: 'ms',
    ...compare(found.at(-1), found[0]),
    reach: '≤ 1.5',
    aim: '≤ 1.1',
    note: `floor: the smallest size; ${steps.join(', ')}`,
  };
}
