/** State of the queue and its workers, computed from database rows. */
export interface QueueSnapshot {
  /** Number of dreams the running workers can read concurrently. */
  capacity: number;
  /** Number of dreams that running workers are reading. */
  reading: number;
  /** Number of dreams that no worker has started. */
  waiting: number;
  /** Number of started dreams that need a slot again: their worker died or is shutting down, or a retry is due. */
  interrupted: number;
  /** Average time that readings of the last minute occupied a slot; if none ended, that current ones have so far. */
  readingMs: number | null;
}

/** Predicts the milliseconds until a new dream is completely read; 0 if a slot is free or too little is known. */
export function predictWait({ capacity, reading, waiting, interrupted, readingMs }: QueueSnapshot): number {
  if (capacity === 0 || readingMs === null) return 0;
  const free = Math.max(0, capacity - reading);
  if (waiting < free) return 0;
  const endsNeeded = waiting + interrupted - free + 1;
  return (endsNeeded / capacity) * readingMs + readingMs;
}
