import { Socket } from 'node:net';

/** Longer than any statement of ours takes; an idle connection of the pool is closed before. */
const LONGEST_SILENCE_MS = 20_000;

/**
 * A connection that nothing comes through any more (a machine that vanished, a network that swallows packets) looks open
 * for hours. This one breaks after a silence, and the pool opens another.
 */
export function breakingSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(LONGEST_SILENCE_MS, () => {
    socket.destroy(new Error('no answer from the database in time'));
  });
  return socket;
}
