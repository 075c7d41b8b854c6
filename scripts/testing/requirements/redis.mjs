import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { freePort } from '../../system/ports.mjs';
import { endProcess, identify, until } from '../../system/processes.mjs';
import { PlainError } from '../../system/terminal.mjs';
import { onPath } from './tools.mjs';

const START_MS = 10_000;

export const findRedisServer = () => onPath('redis-server', 'valkey-server');

function ping(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host, timeout: 1_000 }, () => socket.write('PING\r\n'));
    const answer = (alive) => {
      socket.destroy();
      resolve(alive);
    };
    socket.once('data', (data) => answer(/^(\+PONG|-NOAUTH)/.test(data.toString())));
    socket.once('error', () => answer(false));
    socket.once('timeout', () => answer(false));
  });
}

export async function requireRedisAt(url) {
  const { hostname, port, protocol } = new URL(url);
  if (protocol === 'rediss:' || (await ping(Number(port || 6379), hostname))) return url;
  throw new PlainError(`The Redis server of REDIS_URL does not respond: ${hostname}:${port || 6379}`);
}

/** Starts an in-memory Redis without eviction, which BullMQ requires. */
export async function startThrowawayRedis(folder) {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const settings = [
    // Each service of a test picks a database at random (backend/test/support/service.ts).
    '--databases',
    '10000',
    '--dir',
    folder,
    '--logfile',
    path.join(folder, `redis-${port}.log`),
    '--maxmemory-policy',
    'noeviction',
  ];
  const child = spawn(findRedisServer() ?? 'redis-server', [...options, ...settings], {
    stdio: 'ignore',
    detached: true,
  });
  const identity = identify(child.pid);
  const stop = () => endProcess(identity);
  if (await until(() => ping(port), START_MS)) return { url: `redis://127.0.0.1:${port}`, stop };
  await stop();
  throw new PlainError('The Redis server for the tests did not start.');
}
