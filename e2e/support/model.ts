import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';

/** Steers the scripted model behind the service. Its script is shared, so tests tell their calls apart by their dream. */
const address = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`;

interface Calls {
  calls: number;
  byDreamHash: Record<string, number>;
  abortedByDreamHash: Record<string, number>;
}

const hashOf = (dream: string) =>
  createHash('sha256').update(dream.normalize('NFC')).digest('hex').slice(0, 16);

const calls = async (): Promise<Calls> => (await (await fetch(`${address}/__calls`)).json()) as Calls;

export const callsOf = async (dream: string): Promise<number> =>
  (await calls()).byDreamHash[hashOf(dream)] ?? 0;

/** Calls about this dream on which the service hung up. */
export const hungUpOn = async (dream: string): Promise<number> =>
  (await calls()).abortedByDreamHash[hashOf(dream)] ?? 0;

async function steer(what: 'hold' | 'let-go' | 'slow', dream: string): Promise<void> {
  const body = JSON.stringify({ dreamHash: hashOf(dream) });
  expect((await fetch(`${address}/__${what}`, { method: 'POST', body })).status).toBe(200);
}

/** The model answers nothing about this dream until the function that this gives is called. */
export async function holdModel(dream: string): Promise<() => Promise<void>> {
  await steer('hold', dream);
  return () => steer('let-go', dream);
}

/** The model writes of this dream a few characters at a time. */
export const slowModel = (dream: string): Promise<void> => steer('slow', dream);
