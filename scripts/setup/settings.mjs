import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot, ROOT } from '../system/paths.mjs';

const present = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim()));

function readDotEnv(file) {
  if (!fs.existsSync(file)) return {};
  return parseEnv(fs.readFileSync(file, 'utf8'));
}

/** `.env` (or the file that ENV_FILE names) under the real environment. An empty or blank value means "not set", so `KEY=` in either is the default. */
export function loadSettings(environment = process.env) {
  const settings = {
    ...present(readDotEnv(environment.ENV_FILE || inRoot('.env'))),
    ...present(environment),
  };
  settings.HOST ??= '127.0.0.1';
  settings.PORT ??= '3000';
  settings.DATA_DIR = path.resolve(ROOT, settings.DATA_DIR ?? '.data');
  return settings;
}
