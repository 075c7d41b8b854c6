import { existsSync, readdirSync } from 'node:fs';
import type { CareLevel } from '@kkumpuri/contract';
import { assessCare } from '../assess.js';
import { readJsonLines } from '../training/examples.js';

const FOLDER = new URL('../../data/held-out/', import.meta.url);

interface HeldOutLine {
  text: string;
}

/** Number of texts of one set per care level. */
export interface SetScore {
  set: string;
  texts: number;
  levels: Record<CareLevel, number>;
  /** Texts whose gentle word is shown before the reading. */
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

/** Scores the held-out sets, which are never used for training. A set is named after its file. */
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
