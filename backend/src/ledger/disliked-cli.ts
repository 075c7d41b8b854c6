import pg from 'pg';
import { loadEnv } from '../config/env.js';
import { describeDisliked, findDisliked } from './disliked-readings.js';

/** Lists the readings that users disliked, for work on the prompt or the dictionary. */
const client = new pg.Client({ connectionString: loadEnv('migrate').DATABASE_URL });
await client.connect();
try {
  const query = async <Row>(statement: string) => (await client.query(statement)).rows as Row[];
  process.stdout.write(`${describeDisliked(await findDisliked(query))}\n`);
} finally {
  await client.end();
}
