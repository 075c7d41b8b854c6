import type { FeelingName } from '../schema/condition.js';
import type { Understanding } from '../understanding/understanding.js';

const AT_EASE: ReadonlySet<FeelingName> = new Set(['joy', 'relief', 'calm', 'no-fear', 'love', 'moved']);
const TROUBLED: ReadonlySet<FeelingName> = new Set(['fear', 'anxiety', 'sad', 'lonely', 'surprise']);
const UNAFRAID = /안\s?무서|무섭(?:지|진|지는|지도)\s?(?:않|안)|안\s?놀라/u;
/** 놀라셨겠지만 …, 얼마나 무서우셨어요. …: a sentence or clause that assumes how the dreamer felt. */
const ASSUMED_DISTRESS =
  /^[^.?!]*?(?:무서우|놀라|아찔하|쓸쓸하|조마조마하|섬뜩하|겁나|애가 타)셨(?:[^.?!]*?지만|[^.?!]*[.?!])\s/u;

/** Removes the opening comfort if the dreamer reports being at ease and no distress. */
export function withoutNeedlessComfort(answer: string, { feelings, parts }: Understanding): string {
  const own = feelings.filter(({ holder }) => holder === 'self');
  if (own.some(({ feeling }) => TROUBLED.has(feeling))) return answer;
  const isAtEase = UNAFRAID.test(parts.dream) || own.some(({ feeling }) => AT_EASE.has(feeling));
  if (!isAtEase) return answer;
  return answer.replace(ASSUMED_DISTRESS, '');
}
