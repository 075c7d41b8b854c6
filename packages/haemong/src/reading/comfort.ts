import type { FeelingName } from '../schema/condition.js';
import type { Verdict } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';

const AT_EASE: ReadonlySet<FeelingName> = new Set(['joy', 'relief', 'calm', 'no-fear', 'love', 'moved']);
const TROUBLED: ReadonlySet<FeelingName> = new Set(['fear', 'anxiety', 'sad', 'lonely', 'surprise']);
const UNAFRAID = /안\s?무서|무섭(?:지|진|지는|지도)\s?(?:않|안)|안\s?놀라/u;
/** 놀라셨겠지만 …, 얼마나 무서우셨어요. …: a sentence or clause that assumes how the dreamer felt. */
const ASSUMED_DISTRESS =
  /^[^.?!]*?(?:무서우|놀라|아찔하|쓸쓸하|조마조마하|섬뜩하|겁나|애가 타)셨(?:[^.?!]*?지만|[^.?!]*[.?!])\s/u;

/**
 * 언짢게 볼 꿈은 아니에요: denies nothing in particular. A particular fear (사고를 알리는 꿈은 아니에요) is what such a dream makes people
 * fear, and is always denied.
 */
const DENIES = /(?:꿈[은이]|소식은|당연히) 아니에요\.$/u;
const IN_GENERAL =
  /당연히|나쁜 일을 알리는|나쁘게|흉하게|언짢게|불길하게|무섭게|크게|걱정|겁|^나쁜 (?:꿈|소식)은/u;
/** The next sentence depends on the denial. */
const DEPENDS = /^(?:오히려|그보다|다만|그래도|대신|그저|그냥|도리어)|그만큼/u;
/** In characters. */
const SHORTEST = 12;
const WORRIED = /흉|불길|무슨 일|나쁜|안 좋|찜찜|불안|걱정|무서|무섭|쫓/u;

/** Removes the denial of a fear that the dreamer neither shows nor asks about, unless little else is left. */
function withoutNeedlessDenial(answer: string, { feelings, parts, text }: Understanding): string {
  const isTroubled = feelings.some(({ holder, feeling }) => holder === 'self' && TROUBLED.has(feeling));
  if (isTroubled || parts.questions.length > 0 || WORRIED.test(text)) return answer;
  const sentences = answer.split(/(?<=[.?!])\s/u);
  const kept = sentences.filter((sentence, at) => {
    const isDenial = DENIES.test(sentence) && IN_GENERAL.test(sentence);
    return !isDenial || DEPENDS.test(sentences[at + 1] ?? '');
  });
  const left = kept.join(' ');
  return left.length >= SHORTEST ? left : answer;
}

/** Removes the opening comfort if the dreamer reports being at ease and no distress. */
function withoutNeedlessComfort(answer: string, { feelings, parts }: Understanding): string {
  const own = feelings.filter(({ holder }) => holder === 'self');
  if (own.some(({ feeling }) => TROUBLED.has(feeling))) return answer;
  const isAtEase = UNAFRAID.test(parts.dream) || own.some(({ feeling }) => AT_EASE.has(feeling));
  if (!isAtEase) return answer;
  return answer.replace(ASSUMED_DISTRESS, '');
}

/** Removes a comfort or a denial that the dreamer does not need. Traditionally bad dreams keep their denial: the dreamer may know. */
export function withoutNeedlessOpening(answer: string, verdict: Verdict, dream: Understanding): string {
  const comforting = withoutNeedlessComfort(answer, dream);
  return verdict === '흉' ? comforting : withoutNeedlessDenial(comforting, dream);
}
