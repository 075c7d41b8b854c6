import fs from 'node:fs';
import { inRoot } from '../system/paths.mjs';

/** Settings of the service that stand in no list for people. */
const OTHERS = ['NODE_ENV', 'NODE_OPTIONS', 'ENV_FILE'];

const serviceSettings = () => {
  const example = fs.readFileSync(inRoot('.env.example'), 'utf8');
  return [...OTHERS, ...[...example.matchAll(/^#?([A-Z][A-Z_]*)=/gm)].map(([, name]) => name)];
};

/** The layers see none of the caller's settings: a DATABASE_URL of theirs is not for the tests. */
export function testEnvironment() {
  const dropped = new Set(serviceSettings());
  const kept = Object.entries(process.env).filter(([name]) => !dropped.has(name));
  return { ...Object.fromEntries(kept), ENV_FILE: '/dev/null' };
}
