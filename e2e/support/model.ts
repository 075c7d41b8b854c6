import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';

/** Steers the scripted model behind the service. Its script is shared, so tests tell their calls apart by their dream. */
const address = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`;

interface Calls {
  calls: number;
  byDreamHash: Record<string, number>;
}

const hashOf = (dream: string) =>
  createHash('sha256').update(dream.normalize('NFC')).digest('hex').slice(0, 16);

export async function callsOf(dream: string): Promise<number> {
  const calls = (await (await fetch(`${address}/__calls`)).json()) as Calls;
  return calls.byDreamHash[hashOf(dream)] ?? 0;
}

/** The model answers nothing about this dream until the function that this gives is called. */
export async function holdModel(dream: string): Promise<() => Promise<void>> {
  const steer = async (what: 'hold' | 'let-go') => {
    const body = JSON.stringify({ dreamHash: hashOf(dream) });
    expect((await fetch(`${address}/__${what}`, { method: 'POST', body })).status).toBe(200);
  };
  await steer('hold');
  return () => steer('let-go');
}
