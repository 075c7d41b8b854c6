import type { CareLevel } from '@kkumpuri/contract';
import { leansOf, type Judge } from './judge/lean.js';
import { loadModel } from './judge/model.js';
import { splitSentences } from './sentences.js';
import { findSigns, type FoundSign } from './signs/find-signs.js';
import { framedAs, type Framed } from './signs/frames.js';
import { compileSigns, readSigns, type Signs } from './signs/signs.js';
import { plainText } from './text.js';

export interface Assessment {
  level: CareLevel;
  /** The warm word and the numbers stand before the reading. */
  first: boolean;
}

/** How far a sentence must lean, by what stands in it. */
export const bounds = {
  /** For a gentle word where no sign is found. A word too many costs less than one that is missing. */
  gentle: -2,
  /** What each doubling of the number of clauses over `clauses` adds to that: the more there are, the more of them sound like something. */
  perDoubling: 2,
  clauses: 2.5,
  /** What a sentence of waking life needs less beside a dream. */
  waking: 2.25,
  /** For a gentle word where a sign was found but not meant. */
  gentleBesideSign: -3.5,
  /** What a sentence needs more whose sign was understood as harmless. */
  againstHarmless: 3,
  /** For the warm word to come first. */
  first: 2,
  /** For a sign to be taken at its word. */
  plain: -12,
  plainTold: -1,
  open: -2,
  openTold: 1,
  /** For an intent that the judge hears where an end is named. Distress counts beside it by its share. */
  intent: 1.5,
  distressShare: 0.5,
  /** What each doubling of the clauses adds to that. */
  intentPerDoubling: 0.5,
} as const;

/** The judge has learnt Korean only: what it makes of another language is chance. */
const HANGUL = /[가-힣]/u;

/** Decides from the signs and the judge. One instance serves for all texts. */
export class Carer {
  constructor(
    private readonly signs: Signs,
    private readonly judge: Judge,
  ) {}

  /** An intent is a sign that is meant, or an end that is named where the judge hears one. */
  assess(input: string): Assessment {
    const plain = plainText(input);
    const sentences = splitSentences(plain);
    const { distress, intent, clauses } = leansOf(
      sentences.map((sentence) => sentence.text),
      this.judge,
    );
    const doublings = Math.log2(Math.max(1, clauses / bounds.clauses));
    const found = findSigns(plain, sentences, this.signs.explicit);
    const understood = understoodIn(found);
    const framed = framedAs(plain, sentences);
    const bound = bounds.intent + bounds.intentPerDoubling * doublings;
    if (
      found.some((sign) => isIntent(sign, distress[sign.sentence] ?? 0)) ||
      sentences.some(
        ({ text }, at) =>
          framed[at] !== 'dreamt' &&
          (intent[at] ?? 0) + bounds.distressShare * (distress[at] ?? 0) >
            bound + (understood.has(at) ? bounds.againstHarmless : 0) &&
          this.signs.end.test(text),
      )
    )
      return { level: 'crisis', first: true };
    if (found.length === 0 && !HANGUL.test(plain)) return { level: 'none', first: false };
    const heardAs = distress.map((lean, at) => (understood.has(at) ? lean - bounds.againstHarmless : lean));
    const isGrave = found.some(({ meaning }) => meaning !== 'harmless');
    return heard(heardAs, framed, isGrave, bounds.perDoubling * doublings);
  }
}

/** An explicit sign, meant of waking life. */
function isIntent({ sign, meaning }: FoundSign, lean: number): boolean {
  if (meaning === 'other' || meaning === 'harmless') return false;
  if (sign.certainty === 'plain') return lean > (meaning === 'told' ? bounds.plainTold : bounds.plain);
  return lean > (meaning === 'told' ? bounds.openTold : bounds.open);
}

/** The sentences whose signs are all harmless. */
function understoodIn(found: readonly FoundSign[]): Set<number> {
  const understood = new Set(found.map(({ sentence }) => sentence));
  for (const { sentence, meaning } of found) if (meaning !== 'harmless') understood.delete(sentence);
  return understood;
}

/** What only the judge hears is a gentle word at most, unless an end is named. */
function heard(
  leans: readonly number[],
  framed: readonly Framed[],
  isGrave: boolean,
  longer: number,
): Assessment {
  const isHeard = isGrave
    ? leans.some((lean) => lean > bounds.gentleBesideSign)
    : leans.some((lean, at) => lean + (framed[at] === 'waking' ? bounds.waking : 0) > bounds.gentle + longer);
  if (!isHeard) return { level: 'none', first: false };
  return { level: 'gentle', first: leans.some((lean) => lean > bounds.first) };
}

let carer: Carer | undefined;

/** How much care the writer of a text needs, by the committed model and signs, which are read once. */
export function assessCare(text: string): Assessment {
  carer ??= new Carer(compileSigns(readSigns()), loadModel());
  return carer.assess(text);
}
