import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { takeLock } from '../service/lock.mjs';
import { CACHE } from '../system/paths.mjs';
import { PlainError } from '../system/terminal.mjs';

const LOCK_TIMEOUT_MS = 600_000;

/** Serialises installing and building when two processes start in one checkout. */
async function exclusively(work) {
  fs.mkdirSync(CACHE, { recursive: true });
  const lock = await takeLock(path.join(CACHE, 'setup.lock'), { patience: LOCK_TIMEOUT_MS });
  if (!lock) throw new PlainError('Another run has not finished installing or building.');
  try {
    return await work();
  } finally {
    lock.release();
  }
}

export const install = () => exclusively(ensureInstalled);
export const build = (...parts) => exclusively(() => ensureBuilt(...parts));
