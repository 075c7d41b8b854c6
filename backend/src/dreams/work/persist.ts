import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../database/database-unavailable.js';

const PAUSE_MS = 500;
const LONGEST_MS = 120_000;

/** Asks again while the database is away: a reading that has been paid for outlasts its restart. */
export async function persist<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || Date.now() > end || !isDatabaseUnavailable(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}
