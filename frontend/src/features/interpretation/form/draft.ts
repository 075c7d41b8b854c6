import { readJson, removeStored, writeJson } from '@/lib/storage';

const KEY = 'dream_draft';

/** The text and its idempotency key: submitting it twice creates one interpretation. */
export interface Draft {
  text: string;
  key: string;
}

const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Initial state of a form. */
export const emptyDraft = (): Draft & { kept: boolean } => ({ text: '', key: newKey(), kept: true });

export function readDraft(): Draft {
  const stored = readJson(KEY) as Partial<Draft> | null;
  return typeof stored?.text === 'string' && typeof stored.key === 'string'
    ? { text: stored.text, key: stored.key }
    : { text: '', key: newKey() };
}

/** Saves changed text under a new key, because it is another dream. `kept` is false if the browser cannot store it. */
export function keepDraft(text: string): Draft & { kept: boolean } {
  const draft = { text, key: newKey() };
  return { ...draft, kept: writeJson(KEY, draft) };
}

export const dropDraft = (): void => removeStored(KEY);
