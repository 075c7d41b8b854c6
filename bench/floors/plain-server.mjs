/** The floor of the board's measures: a bare node:http and pg, the same statements, the same JSON. */
import { createServer } from 'node:http';
import { pg } from '../lib/world.mjs';

const COLUMNS = `id, title, author_username, symbols, dream_content, interpretation, engine, views, likes, created_at`;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

async function listPosts() {
  const { rows } = await pool.query(
    `SELECT ${COLUMNS} FROM posts ORDER BY created_at DESC, id DESC LIMIT $1`,
    [51],
  );
  const posts = rows.slice(0, 50).map((row) => ({ ...row, liked: false }));
  const last = posts.at(-1);
  return {
    posts,
    nextCursor: Buffer.from(`${last.created_at.toISOString()}_${last.id}`).toString('base64url'),
  };
}

async function readPost(id) {
  const { rows } = await pool.query(`SELECT ${COLUMNS} FROM posts WHERE id = $1`, [id]);
  return { post: { ...rows[0], liked: false } };
}

async function answer(url) {
  const [, , id] = url.split('/');
  return id ? readPost(id) : listPosts();
}

const server = createServer(async (request, response) => {
  const body = JSON.stringify(await answer(request.url));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening ${server.address().port}\n`));
process.once('disconnect', () => process.exit());
