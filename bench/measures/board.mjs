import { requestText } from '../lib/client.mjs';
import { cursorAt, fillUpTo } from '../lib/fill.mjs';
import { load, repeat } from '../lib/load.mjs';
import { startNode } from '../lib/processes.mjs';
import { inTurns } from '../lib/rounds.mjs';
import { databaseFor, register, stranger, withService } from '../lib/service.mjs';
import { percentile } from '../lib/statistics.mjs';
import { pg, query } from '../lib/world.mjs';

const CONCURRENCY = 16;
const perSecond = ({ perSecond, lost }) => {
  if (lost > 0) throw new Error(`${lost} responses failed`);
  return perSecond;
};

export const boardSize = ({ isLarge }) => (isLarge ? 1_000_000 : 100_000);

/** Runs `work` with a filled board, an api, and the plain server on the same rows. */
async function withBoard(world, work) {
  const url = await databaseFor(world, 'postgres');
  await fillUpTo(url, boardSize(world));
  const plain = await startNode('bench/floors/plain-server.mjs', { DATABASE_URL: url });
  try {
    return await withService(world, { workers: 0 }, ({ api }) => work({ api, plain, url }));
  } finally {
    await plain.end();
  }
}

const get = (path) => requestText('GET', path, { headers: stranger() });

export const B4 = (world) =>
  withBoard(world, async ({ api, plain }) => {
    const run = (port, path) => async () =>
      perSecond(await load({ port, concurrency: CONCURRENCY, requests: 2_000, make: () => get(path) }));
    const compared = await inTurns(world.rounds, {
      target: run(api.port, '/api/posts'),
      floor: run(plain.port, '/posts'),
    });
    return [{ title: 'B4 board, page one', unit: '/s', reach: '≥ 0.6', aim: '≥ 0.9', ...compared }];
  });

export const B5 = (world) =>
  withBoard(world, async ({ api, url }) => {
    const depth = 0.8 * boardSize(world);
    const cursor = await cursorAt(url, depth);
    const run = (path) => async () => {
      const options = { port: api.port, concurrency: 4, requests: 1_500, make: () => get(path) };
      return percentile((await load(options)).latencies, 0.99);
    };
    const compared = await inTurns(world.rounds, {
      target: run(`/api/posts?cursor=${cursor}`),
      floor: run(`/api/posts?cursor=${await cursorAt(url, 0)}`),
    });
    const title = `B5 board p99 at depth ${depth.toLocaleString('en')} of ${boardSize(world).toLocaleString('en')}`;
    return [{ title, unit: 'ms', reach: '≤ 1.3', aim: '≤ 1.05', note: 'floor: page one', ...compared }];
  });

export const B6 = (world) =>
  withBoard(world, async ({ api, plain, url }) => {
    const [{ id }] = await query(url, 'SELECT id FROM posts ORDER BY created_at DESC LIMIT 1');
    const run = (port, path) => async () =>
      perSecond(await load({ port, concurrency: CONCURRENCY, requests: 4_000, make: () => get(path) }));
    const compared = await inTurns(world.rounds, {
      target: run(api.port, `/api/posts/${id}`),
      floor: run(plain.port, `/posts/${id}`),
    });
    const note = await countedViews(url, id, 4_000 * (world.rounds + 1));
    const title = 'B6 one post, each view by a new viewer';
    return [{ title, unit: '/s', reach: '≥ 0.7', aim: '≥ 0.95', note, ...compared }];
  });

async function countedViews(url, id, wanted) {
  for (const end = Date.now() + 5_000; Date.now() < end;) {
    const [{ views }] = await query(url, 'SELECT views FROM posts WHERE id = $1', [id]);
    if (views === wanted) return 'every view counted';
  }
  return 'VIEWS WERE LOST';
}

export const B7 = (world) =>
  withBoard(world, async ({ api, url }) => {
    const members = [];
    for (let count = 0; count < MEMBERS; count += 1) members.push(await register(api.port));
    const posts = await query(url, 'SELECT id FROM posts ORDER BY created_at DESC LIMIT 1000');
    const pool = new pg.Pool({ connectionString: url, max: CONCURRENCY });
    try {
      const compared = await inTurns(world.rounds, {
        target: async () => perSecond(await load({ port: api.port, ...likes(members, posts) })),
        floor: () => togglePlainly(pool, members, posts),
      });
      return [{ title: 'B7 like', unit: '/s', reach: '≥ 0.6', aim: '≥ 0.85', ...compared }];
    } finally {
      await pool.end();
    }
  });

const TOGGLES = 1_600;
/** So many that nobody exceeds 60 likes a minute in all rounds. */
const MEMBERS = 160;

function likes(members, posts) {
  const make = (n) =>
    requestText('POST', `/api/posts/${posts[n % posts.length].id}/like`, {
      headers: { ...stranger(), authorization: members[n % members.length].bearer },
    });
  return { concurrency: CONCURRENCY, requests: TOGGLES, make };
}

/** The minimal work of a like: the row and the count in one transaction, without HTTP and authentication. */
async function togglePlainly(pool, members, posts) {
  const work = async (n) => {
    const values = [posts[n % posts.length].id, members[n % members.length].id];
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM posts WHERE id = $1 FOR NO KEY UPDATE', values.slice(0, 1));
    const { rowCount } = await client.query(
      'DELETE FROM post_likes WHERE post_id = $1 AND user_id = $2',
      values,
    );
    if (rowCount === 0)
      await client.query('INSERT INTO post_likes (post_id, user_id) VALUES ($1, $2)', values);
    await client.query('UPDATE posts SET likes = likes + $2 WHERE id = $1', [
      values[0],
      rowCount === 0 ? 1 : -1,
    ]);
    await client.query('COMMIT');
    client.release();
  };
  return (await repeat({ concurrency: CONCURRENCY, requests: TOGGLES, work })).perSecond;
}

/** Compares a search for a symbol's name, and the posts that share a symbol, with the first page. */
export const symbols = (world) =>
  withBoard(world, async ({ api, url }) => {
    const [{ id }] = await query(url, 'SELECT id FROM posts ORDER BY created_at DESC LIMIT 1');
    const p50 = (path) => async () => {
      const options = { port: api.port, concurrency: 1, requests: 100, make: () => get(path) };
      return percentile((await load(options)).latencies, 0.5);
    };
    const rows = [];
    for (const [name, path] of [
      ['Search for a symbol', `/api/posts?q=${encodeURIComponent('고래')}`],
      ['Similar posts', `/api/posts/${id}/similar`],
    ]) {
      const compared = await inTurns(world.rounds, { target: p50(path), floor: p50('/api/posts') });
      const title = `${name} among ${boardSize(world).toLocaleString('en')} posts`;
      rows.push({ title, unit: 'ms', note: 'floor: page one', ...compared });
    }
    return rows;
  });
