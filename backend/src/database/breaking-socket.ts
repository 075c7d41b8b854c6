import { Socket } from 'node:net';

/**
 * A connection to a lost machine, or through a network that drops packets, looks open for hours. This socket fails
 * after `silenceMs` without data, and the pool opens another. `silenceMs` must exceed the longest statement, and the
 * pool must close idle connections before it elapses.
 */
export function breakingSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error('no answer from the database in time'));
  });
  return socket;
}
