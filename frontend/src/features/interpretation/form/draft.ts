import { readJson, removeStored, writeJson } from '@/lib/storage';

const KEY = 'dream_draft';

/** What is being typed, and the key under which it is sent: sending it twice makes one interpretation. */
export interface Draft {
  text: string;
  key: string;
}

const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Of a form that has just come. */
export const emptyDraft = (): Draft & { kept: boolean } => ({ text: '', key: newKey(), kept: true });

export function readDraft(): Draft {
  const stored = readJson(KEY) as Partial<Draft> | null;
  return typeof stored?.text === 'string' && typeof stored.key === 'string'
    ? { text: stored.text, key: stored.key }
    : { text: '', key: newKey() };
}

/** A changed text is another dream, so it gets another key. Returns it with whether the browser could keep it. */
export function keepDraft(text: string): Draft & { kept: boolean } {
  const draft = { text, key: newKey() };
  return { ...draft, kept: writeJson(KEY, draft) };
}

export const dropDraft = (): void => removeStored(KEY);
