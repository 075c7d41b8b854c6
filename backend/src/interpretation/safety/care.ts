import type { CareLevel } from '@kkumpuri/contract';
import { dreamOnly } from '../dream-only.js';
import {
  contextOf,
  isDenied,
  isEmbarrassment,
  isInDream,
  isOvercome,
  isSomebodyElse,
  isToldAsPast,
  type SignContext,
} from './care-context.js';
import { crisisLean, gentleLean, teachJudge } from './care-judge.js';
import { crisisSigns, gentleSigns, type CrisisSign } from './care-signs.js';
import { plainText } from './care-text.js';

export { crisisAnswer, crisisReading, gentleNote } from './care-answers.js';

function isHarmless({ harmless }: CrisisSign, context: SignContext): boolean {
  return harmless?.before?.test(context.head) === true || harmless?.after?.test(context.tail) === true;
}

function judge(sign: CrisisSign, context: SignContext): CareLevel {
  if (isDenied(context) || isHarmless(sign, context)) return 'none';
  if (isInDream(context) || isSomebodyElse(context)) return 'gentle';
  if (sign.onlyNow && isToldAsPast(context)) return 'gentle';
  if (isEmbarrassment(context) || isOvercome(context)) return 'gentle';
  return 'crisis';
}

function worst(levels: CareLevel[]): CareLevel {
  if (levels.includes('crisis')) return 'crisis';
  return levels.includes('gentle') ? 'gentle' : 'none';
}

function judgeAll(text: string): CareLevel[] {
  return crisisSigns.flatMap((sign) =>
    [...text.matchAll(sign.pattern)].map((found) => judge(sign, contextOf(text, found.index, found[0]))),
  );
}

function hasGentleSign(text: string): boolean {
  return gentleSigns.some((sign) => sign.test(text));
}

/** What it takes more where signs were found and understood as a dream's, another's or denied. */
const AGAINST_SIGNS = 3;

const leanOf = teachJudge();

/** What the text's whole sound says, where no single sign does: people who mean it often never write the word. */
function soundOf(text: string, lean: number, understood: boolean): CareLevel {
  if (lean > crisisLean(text) + (understood ? AGAINST_SIGNS : 0)) return 'crisis';
  return lean > gentleLean(text) && !understood ? 'gentle' : 'none';
}

/**
 * How much care the writer of a dream needs. `crisis`: an intent to die or to harm oneself that belongs to waking life. `gentle`:
 * such words inside the dream or about somebody else, or a hint of violence or despair. Dying in a dream is `none`: tradition
 * reads it as good. Where the text leaves it open, it is taken for the graver.
 */
export function assessCare(dreamContent: string): CareLevel {
  const text = plainText(dreamContent);
  const signs = judgeAll(text);
  // 해몽 부탁해요 is no farewell, though 부탁해요 is in many; and who asks what a dream means is calmer than who does not.
  const lean = Math.min(leanOf(text), leanOf(plainText(dreamOnly(dreamContent))));
  const level = worst([...signs, soundOf(text, lean, signs.length > 0)]);
  if (level === 'none' && hasGentleSign(text)) return 'gentle';
  return level;
}
