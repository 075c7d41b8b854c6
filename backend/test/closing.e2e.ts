import { once } from 'node:events';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startService } from './support/service.js';

/** Sends a request from another thread, sets the flag once it is sent, and posts the first line of the response or the error. */
const CLIENT = `
const { connect } = require('node:net');
const { workerData: { port, isSent }, parentPort } = require('node:worker_threads');
const socket = connect(port, '127.0.0.1');
socket.write('GET /api/health/live HTTP/1.1\\r\\nhost: localhost\\r\\n\\r\\n', () => {
  Atomics.store(isSent, 0, 1);
  Atomics.notify(isSent, 0);
});
socket.once('data', (data) => parentPort.postMessage(data.toString().split('\\r\\n')[0]));
socket.once('error', ({ code }) => parentPort.postMessage(code));
socket.once('end', () => parentPort.postMessage('ended'));
`;

describe('closing a busy server', () => {
  it('answers a request that arrived while the process was busy', async () => {
    const service = await startService({ workers: 0, env: { SHUTDOWN_GRACE_MS: '1000' } });
    const isSent = new Int32Array(new SharedArrayBuffer(4));
    const client = new Worker(CLIENT, {
      eval: true,
      workerData: { port: Number(new URL(service.url).port), isSent },
    });
    const answer = once(client, 'message');
    await once(client, 'online');
    await endOfTurn();
    // Blocks this thread: the request is in the kernel when the server begins to close.
    Atomics.wait(isSent, 0, 0);
    await service.api.getHttpAdapter().getInstance().close();
    expect(await answer).toEqual(['HTTP/1.1 200 OK']);
    await service.close();
    await client.terminate();
  });
});
