/** How the queue stands, from our own rows. */
export interface QueueLook {
  /** Dreams that nobody has begun to read, and for how long the first of them has waited. */
  waiting: number;
  oldestWaitingMs: number;
  /** Dreams that are being read. */
  reading: number;
  /** Readings that ended within the last minute, and how long one took. */
  endedLastMinute: number;
  meanReadingMs: number | null;
}

/** A dream that waits this long found no hand free; a shorter wait is only the way through the queue. */
const NO_HAND_FREE_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Milliseconds until a dream that came now would be read to its end; 0 when hands are free or too little is known. While
 * all hands are full, those that read and the time each takes say how fast the queue moves; so does the last minute.
 */
export function predictWait(look: QueueLook): number {
  const { waiting, oldestWaitingMs, reading, endedLastMinute, meanReadingMs } = look;
  if (waiting === 0 || oldestWaitingMs < NO_HAND_FREE_MS || !meanReadingMs || reading === 0) return 0;
  const endsPerMs = Math.max(reading / meanReadingMs, endedLastMinute / MINUTE_MS);
  return waiting / endsPerMs + meanReadingMs;
}
