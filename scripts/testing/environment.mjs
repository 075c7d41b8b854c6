import fs from 'node:fs';
import { inRoot } from '../system/paths.mjs';

/** Variables that affect the service but are not listed in .env.example. */
const UNLISTED = ['NODE_ENV', 'NODE_OPTIONS', 'ENV_FILE'];

const serviceSettings = () => {
  const example = fs.readFileSync(inRoot('.env.example'), 'utf8');
  return [...UNLISTED, ...[...example.matchAll(/^#?([A-Z][A-Z_]*)=/gm)].map(([, name]) => name)];
};

/** The environment without the caller's settings, so that tests never use the caller's DATABASE_URL. */
export function testEnvironment() {
  const dropped = new Set(serviceSettings());
  const kept = Object.entries(process.env).filter(([name]) => !dropped.has(name));
  return { ...Object.fromEntries(kept), ENV_FILE: '/dev/null' };
}
