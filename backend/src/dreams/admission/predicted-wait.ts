/** The queue and its workers at one moment, from our own rows. */
export interface QueueSnapshot {
  /** How many dreams the running workers can read at once. */
  capacity: number;
  /** Dreams that a running worker is reading. */
  reading: number;
  /** Dreams that no worker has started. */
  waiting: number;
  /** Dreams that were started but need a slot again: their worker died or shuts down, or a failed try will be repeated. */
  interrupted: number;
  /** How long a reading occupied its slot during the last minute; null when none ended. */
  readingMs: number | null;
}

/** Milliseconds until a dream that arrives now would be read to its end; 0 when a slot is free or too little is known. */
export function predictWait({ capacity, reading, waiting, interrupted, readingMs }: QueueSnapshot): number {
  if (capacity === 0 || readingMs === null) return 0;
  const free = Math.max(0, capacity - reading);
  if (waiting < free) return 0;
  const endsNeeded = waiting + interrupted - free + 1;
  return (endsNeeded / capacity) * readingMs + readingMs;
}
