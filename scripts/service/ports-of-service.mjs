import { freePort, parsePort, portIsFree } from '../system/ports.mjs';
import { PlainError } from '../system/say.mjs';

const DEFAULT_WORKER_PORT = '3001';

/** The port people asked for or one clear line; 0 asks for any free one. */
export async function apiPort({ PORT, HOST }) {
  if (PORT === '0') return freePort(HOST);
  const port = parsePort('PORT', PORT);
  if (await portIsFree(port, HOST)) return port;
  throw new PlainError(
    `${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT=3100 npm start처럼 다른 번호를 지정해주세요.`,
  );
}

/** Nobody types the worker's port, so a taken one is simply replaced. */
export async function workerPort({ WORKER_PORT = DEFAULT_WORKER_PORT, HOST }, taken) {
  if (WORKER_PORT === '0') return freePort(HOST);
  const port = parsePort('WORKER_PORT', WORKER_PORT);
  return port !== taken && (await portIsFree(port, HOST)) ? port : freePort(HOST);
}
