import type { Reading } from '@kkumpuri/contract';

const OLDER = { headline: null, story: null };

/** A reading as it was stored: those from before there were headlines and stories have neither. */
export const withAllParts = (reading: Reading | null): Reading | null => reading && { ...OLDER, ...reading };
