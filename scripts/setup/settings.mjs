import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot, ROOT } from '../system/paths.mjs';

/** @type {(values: NodeJS.ProcessEnv) => NodeJS.ProcessEnv} */
const present = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));

function readDotEnv(file) {
  if (!fs.existsSync(file)) return {};
  return parseEnv(fs.readFileSync(file, 'utf8'));
}

/** @typedef {NodeJS.ProcessEnv & { HOST: string; PORT: string; DATA_DIR: string }} Settings */

/**
 * Reads `.env` (or the file named by ENV_FILE); the real environment takes precedence.
 * An empty or blank value means "not set", so `KEY=` in either selects the default.
 * @returns {Settings}
 */
export function loadSettings(environment = process.env) {
  const given = { ...present(readDotEnv(environment.ENV_FILE || inRoot('.env'))), ...present(environment) };
  return {
    ...given,
    HOST: given.HOST ?? '127.0.0.1',
    PORT: given.PORT ?? '3000',
    DATA_DIR: path.resolve(ROOT, given.DATA_DIR ?? '.data'),
  };
}
