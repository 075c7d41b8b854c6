import { readdirSync, readFileSync } from 'node:fs';

/**
 * `outright`: a stated intent. `danger`: a writer in distress, often without saying so. `gentle`: borderline, not
 * used for training. `harmless`: dreams, questions, everyday lines.
 */
export type Label = 'outright' | 'danger' | 'gentle' | 'harmless';

export interface Example {
  text: string;
  label: Label;
}

export interface ExampleFile {
  name: string;
  examples: Example[];
}

export function readJsonLines<T>(file: URL): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Reads the training files of the judge in the order of their names. */
export function readExampleFiles(): ExampleFile[] {
  const folder = new URL('../../data/training/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({
      name: file.replace('.jsonl', ''),
      examples: readJsonLines<Example>(new URL(file, folder)),
    }));
}
