import { freePort, parsePort, portIsFree } from '../system/ports.mjs';
import { PlainError } from '../system/terminal.mjs';

const DEFAULT_WORKER_PORT = '3001';

/** Returns the configured port, or any free one for 0; throws a plain error if the port is taken. */
export async function apiPort({ PORT, HOST }) {
  if (PORT === '0') return freePort(HOST);
  const port = parsePort('PORT', PORT);
  if (await portIsFree(port, HOST)) return port;
  throw new PlainError(
    `Another program uses port ${port}. Choose another one, for example PORT=3100 npm start.`,
  );
}

/** Users never type the worker's port, so a taken port is replaced by a free one. */
export async function workerPort({ WORKER_PORT = DEFAULT_WORKER_PORT, HOST }, taken) {
  if (WORKER_PORT === '0') return freePort(HOST);
  const port = parsePort('WORKER_PORT', WORKER_PORT);
  return port !== taken && (await portIsFree(port, HOST)) ? port : freePort(HOST);
}
