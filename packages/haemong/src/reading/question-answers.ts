import type { Knowledge } from '../knowledge/knowledge.js';
import type { Verdict } from '../schema/story.js';

/** A text that already says whether the dream is good answers that question. */
const SAYS_VERDICT =
  /좋은 쪽|반겨도|반긴|반겼|반가운|나쁜 꿈|나쁘게|좋게|길하다|흉|조심스|갈리는|좋은 꿈|좋아요|꺼렸|나쁜 일|마음을? 놓|걱정할 꿈|걱정하지 마/u;

/**
 * What is said to the question that was asked, before anything else; nothing where none was asked or where the
 * story's own answer says it.
 */
export function answerTo(
  asked: readonly { kind: string }[],
  questions: Knowledge['questions'],
  verdict: Verdict | 'none',
  answer: string,
  isPregnant: boolean,
): string | undefined {
  const kind = Object.keys(questions).find((name) => asked.some((question) => question.kind === name));
  if (!kind || isAnswered(kind, answer)) return undefined;
  const { answers, pregnant } = questions[kind] ?? {};
  const own = isPregnant ? (pregnant?.[verdict] ?? pregnant?.none) : undefined;
  return own ?? answers?.[verdict] ?? answers?.none;
}

/** By question: what in the story's own answer already says it. */
const ANSWERED: Readonly<Record<string, RegExp>> = {
  taemong: /태몽/u,
  'whose-taemong': /누구의 태몽|임자/u,
  invest: /사고팔|시세를 알려/u,
  'because-of-worry': /마음이 (?:먼저|밤)/u,
  contact: /연락|재회/u,
  harm: /일이 생긴|소식은 아니|소식이 아니|알리는 꿈은 아니/u,
  'good-or-bad': SAYS_VERDICT,
};

const isAnswered = (kind: string, answer: string): boolean => ANSWERED[kind]?.test(answer) ?? false;
