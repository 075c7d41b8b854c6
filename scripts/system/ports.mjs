import { randomInt } from 'node:crypto';
import net from 'node:net';
import { PlainError } from './terminal.mjs';

function tryListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(resolve));
  });
}

/** Above 10,080, which browsers and `fetch` refuse to call. */
const LOWEST = 10_100;
/** Below the ephemeral port range, so that no outgoing connection takes the port before the server listens. */
const HIGHEST = 32_000;
const TRIES = 100;

export async function freePort(host = '127.0.0.1') {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await portIsFree(port, host)) return port;
  }
  throw new PlainError(`No free port between ${LOWEST} and ${HIGHEST}.`);
}

export function parsePort(name, value) {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new PlainError(`${name} must be a number from 1 to 65535: ${value}`);
}

export async function portIsFree(port, host) {
  try {
    await tryListen(port, host);
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    if (error.code === 'EACCES') throw new PlainError(`No permission to open port ${port}.`);
    if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(error.code)) {
      throw new PlainError(`This computer cannot listen on that address (HOST): ${host}`);
    }
    throw error;
  }
}
