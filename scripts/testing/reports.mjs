import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../system/paths.mjs';

/** Where a layer's report goes. A report of an earlier run must never be read as this one's. */
export function freshReport(name) {
  const file = path.join(CACHE, 'tests', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  return file;
}

/** A test runner that never exits must fail the run, not hang it. */
export const LONGEST_LAYER_MS = 45 * 60_000;
