import { until } from '../system/processes.mjs';
import { PlainError } from '../system/terminal.mjs';

const READY_MS = 90_000;

/** Returns the address at which a listener on `host` is reachable locally. */
export function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

export const addressOf = (host, port) => `http://${reachable(host)}:${port}`;

async function answersReady(address) {
  try {
    const response = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(3_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

export async function waitUntilReady(address, label) {
  if (await until(() => answersReady(address), READY_MS, 100)) return;
  throw new PlainError(`${label} was not ready within ${READY_MS / 1000} s.`);
}
