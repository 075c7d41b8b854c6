import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { takeLock } from '../service/lock.mjs';
import { PlainError } from '../system/say.mjs';

/** A running service's embedded server is used as it is; a stopped one is started for the moment. */
export async function withEmbeddedServer(dataDir, work) {
  if (!fs.existsSync(dataDir)) throw new PlainError('There is no data yet. Run npm start first.');
  const lock = await takeLock(path.join(dataDir, 'start.lock'));
  const server = await startEmbeddedPostgres(dataDir);
  try {
    return await work(server, lock !== undefined);
  } finally {
    if (lock) await server.stop();
    lock?.release();
  }
}
