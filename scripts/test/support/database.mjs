import { createRequire } from 'node:module';
import { inRoot } from '../../system/paths.mjs';

const pg = createRequire(inRoot('backend', 'package.json'))('pg');

export async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
