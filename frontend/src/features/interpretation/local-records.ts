import type { Interpretation } from '@kkumpuri/contract';
import { readJson, writeJson } from '@/lib/storage';

const KEY = 'dream_interpretations';
/** About a megabyte of Korean text. The oldest records are dropped. */
const MAX_RECORDS = 200;

/** Dreams that a guest submitted in this browser, newest first. */
export function localRecords(): Interpretation[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

export function findLocalRecord(id: string): Interpretation | undefined {
  return localRecords().find((record) => record.id === id);
}

/** Returns false if the browser storage is full: only the server has the reading then. */
export function keepLocalRecord(record: Interpretation): boolean {
  const others = localRecords().filter(({ id }) => id !== record.id);
  const records = [record, ...others].slice(0, MAX_RECORDS);
  return writeJson(KEY, records) || writeJson(KEY, records.slice(0, MAX_RECORDS / 4));
}

export function forgetLocalRecord(id: string): void {
  writeJson(
    KEY,
    localRecords().filter((record) => record.id !== id),
  );
}

/** Called once the dreams belong to an account, so that the next user of this browser does not see them. */
export function forgetLocalRecords(): void {
  writeJson(KEY, []);
}

function isRecord(value: unknown): value is Interpretation {
  const record = value as Partial<Interpretation> | null;
  return typeof record?.id === 'string' && typeof record.dream_content === 'string';
}
