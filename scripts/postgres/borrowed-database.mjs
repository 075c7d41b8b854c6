import fs from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { takeLock } from '../service/lock.mjs';
import { PlainError } from '../system/terminal.mjs';

/** Runs `work` with the embedded server of the running service, or starts the server temporarily. */
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

/**
 * Runs `work` with the configured database or the embedded server; `stopped` is true if the service is not running on it.
 * @param {import('../setup/settings.mjs').Settings} settings
 * @param {(url: string, stopped: boolean) => Promise<void>} work
 */
export function withDatabase({ DATABASE_URL, DATA_DIR }, work) {
  if (DATABASE_URL) return work(DATABASE_URL, false);
  return withEmbeddedServer(DATA_DIR, ({ url }, stopped) => work(url, stopped));
}
