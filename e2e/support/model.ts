import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';

/** Controls the fake model server. All tests share it, so each test identifies its calls by the text of its dream. */
const address = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`;

interface Calls {
  calls: number;
  byDreamHash: Record<string, number>;
  abortedByDreamHash: Record<string, number>;
}

const hashOf = (dream: string) =>
  createHash('sha256').update(dream.normalize('NFC')).digest('hex').slice(0, 16);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns a dream that no other test sends, so that its calls can be counted. The mark has letters only: the check of model
 * readings takes each run of digits for a word of the ending and may refuse a reading that leaves them out.
 */
export function uniqueDream(text: string): string {
  const mark = Array.from({ length: 10 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]);
  return `${text} ${mark.join('')}`;
}

const calls = async (): Promise<Calls> => (await (await fetch(`${address}/__calls`)).json()) as Calls;

export const callCount = async (dream: string): Promise<number> =>
  (await calls()).byDreamHash[hashOf(dream)] ?? 0;

/** The number of calls for this dream that the service aborted. */
export const abortedCallCount = async (dream: string): Promise<number> =>
  (await calls()).abortedByDreamHash[hashOf(dream)] ?? 0;

async function control(action: 'hold' | 'let-go' | 'slow', dream: string): Promise<void> {
  const body = JSON.stringify({ dreamHash: hashOf(dream) });
  expect((await fetch(`${address}/__${action}`, { method: 'POST', body })).status).toBe(200);
}

/** Delays the model's response for this dream until the returned function is called. */
export async function holdModel(dream: string): Promise<() => Promise<void>> {
  await control('hold', dream);
  return () => control('let-go', dream);
}

/** Makes the model stream the reading of this dream a few characters at a time. */
export const slowModel = (dream: string): Promise<void> => control('slow', dream);
