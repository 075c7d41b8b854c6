import { type AskInput, questionCategories, trimText } from '@kkumpuri/contract';
import { readJson, removeStored, writeJson } from '@/lib/storage';

const KEY = 'qna_draft';

export type AskDraft = Record<keyof AskInput, string>;

const EMPTY: AskDraft = { title: '', category: questionCategories[0], content: '', author: '' };

/** Reads the draft saved during the last visit. */
export function readDraft(): AskDraft {
  const stored = readJson(KEY) as Partial<Record<keyof AskInput, unknown>> | null;
  const text = (name: keyof AskInput) => (typeof stored?.[name] === 'string' ? stored[name] : EMPTY[name]);
  return {
    title: text('title'),
    category: text('category'),
    content: text('content'),
    author: text('author'),
  };
}

export const isBegun = ({ title, content }: AskDraft): boolean => trimText(`${title}${content}`) !== '';

export function keepDraft(draft: AskDraft): void {
  if (isBegun(draft)) writeJson(KEY, draft);
  else dropDraft();
}

export const dropDraft = (): void => removeStored(KEY);
