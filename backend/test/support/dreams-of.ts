import type { DataSource } from 'typeorm';
import type { Client } from './client.js';
import { until } from './processes.js';

interface DreamOfSession {
  id: string;
  status: string;
  engine: string | null;
  dream: string;
}

export function dreamsOf(dataSource: DataSource, { sessionId }: Client): Promise<DreamOfSession[]> {
  return dataSource.query(
    'SELECT id, status, engine, dream_content AS dream FROM interpretations WHERE session_id = $1 ORDER BY created_at',
    [sessionId],
  );
}

/** Waits until all dreams of the session are completed, then checks their number. */
export async function expectAllRead(dataSource: DataSource, guest: Client, dreams = 1): Promise<void> {
  await until(async () => {
    const rows = await dreamsOf(dataSource, guest);
    return rows.length >= dreams && rows.every(({ status }) => status === 'completed');
  }, 60_000);
  expect(await dreamsOf(dataSource, guest)).toHaveLength(dreams);
}
