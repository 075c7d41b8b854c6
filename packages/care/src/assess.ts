import type { CareLevel } from '@kkumpuri/contract';
import { leansOf, type Weights } from './judge/lean.js';
import { loadModel } from './judge/model.js';
import { splitSentences } from './sentences.js';
import { findSigns, type FoundSign } from './signs/find-signs.js';
import { wakingBesideDream } from './signs/frames.js';
import { compileSigns, readSigns, type Sign } from './signs/signs.js';
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
  vague: 3,
} as const;

/** The judge has learnt Korean only: what it makes of another language is chance. */
const HANGUL = /[가-힣]/u;

/** Decides from the signs and the judge. One instance serves for all texts. */
export class Carer {
  constructor(
    private readonly signs: readonly Sign[],
    private readonly weights: Weights,
  ) {}

  assess(text: string): Assessment {
    const plain = plainText(text);
    const sentences = splitSentences(plain);
    const { sentences: leans, clauses } = leansOf(
      sentences.map((sentence) => sentence.text),
      this.weights,
    );
    const found = findSigns(plain, sentences, this.signs);
    const explicit = found.filter(({ sign }) => sign.certainty !== 'vague');
    const settled = new Set(explicit.map(({ sentence }) => sentence));
    // Where an explicit sign was understood, a vague word beside it says nothing more.
    const telling = found.filter(
      ({ sign, sentence }) => sign.certainty !== 'vague' || !settled.has(sentence),
    );
    const longer = bounds.perDoubling * Math.log2(Math.max(1, clauses / bounds.clauses));
    if (telling.some((sign) => isIntent(sign, leans[sign.sentence] ?? 0, longer)))
      return { level: 'crisis', first: true };
    if (found.length === 0 && !HANGUL.test(plain)) return { level: 'none', first: false };
    return heard(leans, wakingBesideDream(plain, sentences), explicit, longer);
  }
}

/** An explicit sign, meant of waking life. */
function isIntent({ sign, meaning }: FoundSign, lean: number, longer: number): boolean {
  if (meaning === 'other' || meaning === 'harmless') return false;
  if (sign.certainty === 'vague') return meaning === 'meant' && lean > bounds.vague + longer;
  if (sign.certainty === 'plain') return lean > (meaning === 'told' ? bounds.plainTold : bounds.plain);
  return lean > (meaning === 'told' ? bounds.openTold : bounds.open);
}

/** What only the judge hears is a gentle word at most. */
function heard(
  leans: readonly number[],
  waking: readonly boolean[],
  found: readonly FoundSign[],
  longer: number,
): Assessment {
  const grave = found.filter(({ meaning }) => meaning !== 'harmless');
  const understood = new Set(found.map(({ sentence }) => sentence));
  for (const { sentence } of grave) understood.delete(sentence);
  const heardAs = leans.map((lean, at) => (understood.has(at) ? lean - bounds.againstHarmless : lean));
  const isHeard =
    grave.length > 0
      ? heardAs.some((lean) => lean > bounds.gentleBesideSign)
      : heardAs.some((lean, at) => lean + (waking[at] ? bounds.waking : 0) > bounds.gentle + longer);
  if (!isHeard) return { level: 'none', first: false };
  return { level: 'gentle', first: heardAs.some((lean) => lean > bounds.first) };
}

let carer: Carer | undefined;

/** How much care the writer of a text needs, by the committed model and signs, which are read once. */
export function assessCare(text: string): Assessment {
  carer ??= new Carer(compileSigns(readSigns()), loadModel());
  return carer.assess(text);
}
