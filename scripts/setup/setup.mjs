import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { takeLock } from '../service/lock.mjs';
import { CACHE } from '../system/paths.mjs';
import { PlainError } from '../system/say.mjs';

const WAIT_FOR_OTHERS_MS = 600_000;

/** Two starters in one checkout install and build one after the other. */
async function alone(work) {
  fs.mkdirSync(CACHE, { recursive: true });
  const lock = await takeLock(path.join(CACHE, 'setup.lock'), { patience: WAIT_FOR_OTHERS_MS });
  if (!lock) throw new PlainError('Another run has not finished installing or building.');
  try {
    return await work();
  } finally {
    lock.release();
  }
}

export const install = () => alone(ensureInstalled);
export const build = (...parts) => alone(() => ensureBuilt(...parts));
