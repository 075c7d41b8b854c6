import { readdirSync, readFileSync } from 'node:fs';

/**
 * `outright`: an intent said in so many words. `danger`: somebody in distress, often without a word of it. `gentle`: near it, not
 * learnt from. `harmless`: dreams, questions, everyday lines.
 */
export type Label = 'outright' | 'danger' | 'gentle' | 'harmless';

export interface Example {
  text: string;
  label: Label;
}

export interface Hand {
  name: string;
  examples: Example[];
}

export function readJsonLines<T>(file: URL): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** All that the judge learns from, by those who wrote it, in the order of their names. */
export function readHands(): Hand[] {
  const folder = new URL('../../data/training/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      examples: readJsonLines<Example>(new URL(file, folder)),
    }));
}
