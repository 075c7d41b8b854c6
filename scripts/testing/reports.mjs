import fs from 'node:fs';
import path from 'node:path';
import { CACHE } from '../system/paths.mjs';

/** Returns the file for a layer's report, and deletes the report of an earlier run. */
export function freshReport(name) {
  const file = path.join(CACHE, 'tests', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  return file;
}

/** Time limit of a layer, so that a test runner that hangs fails the run. */
export const LONGEST_LAYER_MS = 45 * 60_000;
