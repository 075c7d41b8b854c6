/** Steers the scripted model behind the service. Its script is shared, so tests tell their calls apart by their dream. */
const address = `http://127.0.0.1:${Number(process.env.E2E_PORT) + 1}`;

interface Calls {
  calls: number;
  byDreamHash: Record<string, number>;
}

export async function callsOf(dream: string): Promise<number> {
  const { createHash } = await import('node:crypto');
  const calls = (await (await fetch(`${address}/__calls`)).json()) as Calls;
  return (
    calls.byDreamHash[createHash('sha256').update(dream.normalize('NFC')).digest('hex').slice(0, 16)] ?? 0
  );
}
