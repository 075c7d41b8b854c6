import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../database/database-unavailable.js';

const PAUSE_MS = 500;
const MAX_RETRY_MS = 120_000;

/** Retries a query while the database is unavailable, so that a restart does not lose a paid reading. */
export async function persist<T>(query: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const end = Date.now() + MAX_RETRY_MS;
  for (;;) {
    try {
      return await query();
    } catch (error) {
      if (signal.aborted || Date.now() > end || !isDatabaseUnavailable(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}
