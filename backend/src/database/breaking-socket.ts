import { Socket } from 'node:net';

/**
 * A connection to a machine that vanished, or through a network that swallows packets, looks open for hours. This one
 * fails after `silenceMs` without data, and the pool opens another. The silence must exceed the longest statement, and
 * the pool must close idle connections before it ends.
 */
export function breakingSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    socket.destroy(new Error('no answer from the database in time'));
  });
  return socket;
}
