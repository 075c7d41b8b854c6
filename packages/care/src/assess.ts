import type { CareLevel } from '@kkumpuri/contract';
import { scoreSentences, type Judge } from './judge/lean.js';
import { loadModel } from './judge/model.js';
import { splitSentences } from './sentences.js';
import { findSigns, type FoundSign } from './signs/find-signs.js';
import { settingsOf, type Setting } from './signs/frames.js';
import { compileSigns, readSigns, type Signs } from './signs/signs.js';
import { plainText } from './text.js';

export interface Assessment {
  level: CareLevel;
  /** Whether the gentle word and the helplines are shown before the reading. */
  first: boolean;
}

/** Score thresholds for sentences. */
export const thresholds = {
  /** For a gentle word if no sign is found. A false positive costs less than a false negative. */
  gentle: -2,
  /** Added to `gentle` for each doubling of the clauses above `clauses`: more clauses give more chance hits. */
  perDoubling: 2,
  clauses: 2.5,
  /** Added to the score of a sentence about waking life next to a dream. */
  waking: 2.25,
  /** For a gentle word if a sign was found that is neither an intent nor harmless. */
  gentleBesideSign: -3.5,
  /** Additional score that a sentence needs if all its signs are harmless. */
  againstHarmless: 3,
  /** For showing the gentle word before the reading. */
  first: 2,
  /** For a sign to count as an intent, by its certainty and tense. */
  plain: -12,
  plainPast: -1,
  open: -2,
  openPast: 1,
  /** For an intent that the judge detects in a sentence that names an end: intent + `distressShare` × distress. */
  intent: 1.5,
  distressShare: 0.5,
  /** Added to `intent` for each doubling of the clauses above `clauses`. */
  intentPerDoubling: 0.5,
} as const;

/** The judge was trained on Korean only. Its scores for other languages are random. */
const HANGUL = /[가-힣]/u;

/** Combines the signs and the judge. Stateless: one instance handles all texts. */
export class CareAssessor {
  constructor(
    private readonly signs: Signs,
    private readonly judge: Judge,
  ) {}

  /** An intent is a sign that is meant, or a sentence that names an end and in which the judge detects an intent. */
  assess(input: string): Assessment {
    const plain = plainText(input);
    const sentences = splitSentences(plain);
    const { distress, intent, clauses } = scoreSentences(
      sentences.map((sentence) => sentence.text),
      this.judge,
    );
    const doublings = Math.log2(Math.max(1, clauses / thresholds.clauses));
    const found = findSigns(plain, sentences, this.signs.explicit);
    const harmless = harmlessSentences(found);
    const settings = settingsOf(plain, sentences);
    const minIntent = thresholds.intent + thresholds.intentPerDoubling * doublings;
    if (
      found.some((sign) => isIntent(sign, distress[sign.sentence] ?? 0)) ||
      sentences.some(
        ({ text }, at) =>
          settings[at] !== 'dream' &&
          (intent[at] ?? 0) + thresholds.distressShare * (distress[at] ?? 0) >
            minIntent + (harmless.has(at) ? thresholds.againstHarmless : 0) &&
          this.signs.end.test(text),
      )
    )
      return { level: 'crisis', first: true };
    if (found.length === 0 && !HANGUL.test(plain)) return { level: 'none', first: false };
    const adjusted = distress.map((score, at) =>
      harmless.has(at) ? score - thresholds.againstHarmless : score,
    );
    const hasSeriousSign = found.some(({ meaning }) => meaning !== 'harmless');
    return levelWithoutIntent(adjusted, settings, hasSeriousSign, thresholds.perDoubling * doublings);
  }
}

/** Whether the sign expresses an intent in waking life. */
function isIntent({ sign, meaning }: FoundSign, score: number): boolean {
  if (meaning === 'other' || meaning === 'harmless') return false;
  if (sign.certainty === 'plain')
    return score > (meaning === 'past' ? thresholds.plainPast : thresholds.plain);
  return score > (meaning === 'past' ? thresholds.openPast : thresholds.open);
}

/** Returns the sentences whose signs are all harmless. */
function harmlessSentences(found: readonly FoundSign[]): Set<number> {
  const harmless = new Set(found.map(({ sentence }) => sentence));
  for (const { sentence, meaning } of found) if (meaning !== 'harmless') harmless.delete(sentence);
  return harmless;
}

/** The level without an intent: at most a gentle word. */
function levelWithoutIntent(
  scores: readonly number[],
  settings: readonly Setting[],
  hasSeriousSign: boolean,
  lengthPenalty: number,
): Assessment {
  const needsCare = hasSeriousSign
    ? scores.some((score) => score > thresholds.gentleBesideSign)
    : scores.some(
        (score, at) =>
          score + (settings[at] === 'waking' ? thresholds.waking : 0) > thresholds.gentle + lengthPenalty,
      );
  if (!needsCare) return { level: 'none', first: false };
  return { level: 'gentle', first: scores.some((score) => score > thresholds.first) };
}

let assessor: CareAssessor | undefined;

/** Returns how much care the writer of a text needs. Loads the committed model and signs on the first call. */
export function assessCare(text: string): Assessment {
  assessor ??= new CareAssessor(compileSigns(readSigns()), loadModel());
  return assessor.assess(text);
}
