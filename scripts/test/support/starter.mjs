import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../system/paths.mjs';
import { livePostmaster } from '../../postgres/postmaster.mjs';
import { startScript } from './child.mjs';

const START = inRoot('scripts', 'start.mjs');
const READY = /Address +(http:\/\/\S+)[\s\S]*Press Ctrl-C/;
export const START_MS = 240_000;

const environment = (dir, extra) => ({
  ...process.env,
  ENV_FILE: '/dev/null',
  DATA_DIR: dir,
  PORT: '0',
  WORKER_PORT: '0',
  ...extra,
});
export const start = (t, dir, extra = {}) => startScript(t, START, [], environment(dir, extra));

export async function startHealthy(t, dir, extra) {
  const starter = start(t, dir, extra);
  const [, address] = await starter.prints(READY, START_MS);
  return { starter, address };
}

export const processesOf = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'run.json'), 'utf8')).processes;
/** @returns {any} */
export const postmasterOf = (dir) => livePostmaster(path.join(dir, 'postgres', 'data'));

export async function submitDream(address) {
  const response = await fetch(`${address}/api/dreams/interpret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dreamContent: '큰 뱀이 집으로 들어왔다' }),
  });
  const dream = /** @type {any} */ (await response.json());
  assert.equal(response.status, 201, JSON.stringify(dream));
  return { ...dream, session: response.headers.get('x-session-id') };
}

export async function readDream(address, { id, session }) {
  const response = await fetch(`${address}/api/dreams/${id}`, { headers: { 'x-session-id': session } });
  assert.equal(response.status, 200);
  return /** @type {any} */ (await response.json()).interpretation;
}
