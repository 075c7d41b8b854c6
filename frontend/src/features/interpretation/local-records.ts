import type { Interpretation } from '@kkumpuri/contract';
import { readJson, writeJson } from '@/lib/storage';

const KEY = 'dream_interpretations';
/** About a megabyte of Korean; the oldest give way. */
const MOST_RECORDS = 200;

/** What a guest's browser keeps of the dreams it sent, newest first. */
export function localRecords(): Interpretation[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

export function findLocalRecord(id: string): Interpretation | undefined {
  return localRecords().find((record) => record.id === id);
}

/** False when the browser has no room: the reading is then kept on the server alone. */
export function keepLocalRecord(record: Interpretation): boolean {
  const others = localRecords().filter(({ id }) => id !== record.id);
  const records = [record, ...others].slice(0, MOST_RECORDS);
  return writeJson(KEY, records) || writeJson(KEY, records.slice(0, MOST_RECORDS / 4));
}

export function forgetLocalRecord(id: string): void {
  writeJson(
    KEY,
    localRecords().filter((record) => record.id !== id),
  );
}

/** Once dreams belong to an account, the next person at this browser must not find them here. */
export function forgetLocalRecords(): void {
  writeJson(KEY, []);
}

function isRecord(value: unknown): value is Interpretation {
  const record = value as Partial<Interpretation> | null;
  return typeof record?.id === 'string' && typeof record.dream_content === 'string';
}
