/** The floor of the board's measures: plain node:http and pg with the same statements and the same JSON. */
import { createServer } from 'node:http';
import { pg } from '../lib/world.mjs';
import { listPosts, readPost } from './board-page.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

async function answer(url) {
  const [, , id] = url.split('/');
  return id ? readPost(pool, id) : listPosts(pool);
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
