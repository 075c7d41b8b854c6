import { existsSync, readdirSync } from 'node:fs';
import type { CareLevel } from '@kkumpuri/contract';
import { assessCare } from '../assess.js';
import { readJsonLines } from '../training/examples.js';

const FOLDER = new URL('../../data/held-out/', import.meta.url);

interface HeldOutLine {
  text: string;
}

/** How many texts of one set got which care. */
export interface SetScore {
  set: string;
  texts: number;
  levels: Record<CareLevel, number>;
  /** The gentle word stood before the reading. */
  first: number;
}

export function scoreSet(set: string, texts: readonly string[]): SetScore {
  const levels: SetScore['levels'] = { none: 0, gentle: 0, crisis: 0 };
  let first = 0;
  for (const text of texts) {
    const assessment = assessCare(text);
    levels[assessment.level] += 1;
    if (assessment.level === 'gentle' && assessment.first) first += 1;
  }
  return { set, texts: texts.length, levels, first };
}

/** The sets that were never learnt from, each under the name of its file. */
export function scoreHeldOut(): SetScore[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) =>
      scoreSet(
        file.replace('.jsonl', ''),
        readJsonLines<HeldOutLine>(new URL(file, FOLDER)).map(({ text }) => text),
      ),
    );
}
