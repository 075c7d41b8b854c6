import type { Reading } from '@kkumpuri/contract';

const DEFAULTS = { headline: null, story: null };

/** Adds null for `headline` and `story` to readings stored before those fields existed. */
export const withAllParts = (reading: Reading | null): Reading | null =>
  reading && { ...DEFAULTS, ...reading };
