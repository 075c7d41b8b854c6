import type { Answers, Knowledge, Question } from '../knowledge/knowledge.js';
import type { Verdict } from '../schema/story.js';
import { containsAny } from '../schema/worded.js';
import type { PartQuestion } from '../understanding/parts.js';
import { join } from './texts.js';

/** Answers that already tell whether the dream is good. */
const SAYS_VERDICT =
  /좋은 쪽|반겨도|반긴|반겼|반가운|나쁜 꿈|나쁘게|좋게|길하다|흉|조심스|갈리[는던]|갈렸|갈려|좋은 꿈|좋아요|꺼렸|나쁜 일|마음을? 놓|걱정할 꿈|걱정하지 마/u;

/** Answers to the dreamer's questions, by their place around the story's own answer. */
export interface QuestionAnswers {
  before?: string | undefined;
  after?: string | undefined;
}

export interface AnswerContext {
  isPregnant: boolean;
  /** Answers that the story has to kinds of questions. */
  own?: Readonly<Record<string, Answers>>;
}

/**
 * Returns the answers to at most two of the dreamer's questions that the story's own answer does not cover, none if it
 * covers all; undefined if no question has an answer. The weightiest question is answered first, whether by the story or in front of it.
 */
export function answersTo(
  dreamQuestions: readonly PartQuestion[],
  questions: Knowledge['questions'],
  verdict: Verdict | 'none',
  answer: string,
  { isPregnant, own = {} }: AnswerContext,
): QuestionAnswers | undefined {
  const kinds = Object.keys(questions).filter((name) => dreamQuestions.some(({ kind }) => kind === name));
  const distinct = kinds.filter((kind, at) => !kinds.slice(0, at).some((other) => isSameWorry(other, kind)));
  const sentencesOf = (kind: string) =>
    dreamQuestions.filter((question) => question.kind === kind).map(({ sentence }) => sentence);
  const open = distinct.filter(
    (kind) => !isAnswered(kind, answer) || variantFor(questions[kind], sentencesOf(kind))?.particular,
  );
  const [first, second] = open
    .slice(0, 2)
    .map((kind) => answerOf(questions[kind], own[kind], sentencesOf(kind), verdict, isPregnant));
  if (!first && !second) return distinct.some((kind) => isAnswered(kind, answer)) ? {} : undefined;
  if (open[0] !== distinct[0]) return { after: join(first, second) };
  return { before: first, after: second };
}

const variantFor = (question: Question | undefined, sentences: readonly string[]) =>
  question?.variants?.find(({ words }) => containsAny(sentences, words));

function answerOf(
  question: Question | undefined,
  own: Answers | undefined,
  sentences: readonly string[],
  verdict: Verdict | 'none',
  isPregnant: boolean,
) {
  const ofPregnant = isPregnant ? question?.pregnant : undefined;
  const ofWords = variantFor(question, sentences);
  const isNamed = ofWords && (ofWords.particular || question?.topical);
  const ofStory = isNamed ? undefined : own;
  const sets = [ofStory, ofPregnant, ofWords?.answers, question?.answers];
  return sets.map((answers) => answers?.[verdict] ?? answers?.none).find((answer) => answer !== undefined);
}

/**
 * Questions about the same worry, of which only the first is answered, even if by the story itself: "nothing will happen"
 * implies that the dream is not bad, and ‘그럴 수 있어요’, which confirms a reason, must not seem to confirm a feared event.
 */
const WORRIES = ['take-me', 'did-not-follow', 'lore', 'harm', 'good-or-bad', 'because-of-worry'];
const isSameWorry = (one: string, other: string) => WORRIES.includes(one) && WORRIES.includes(other);

/** By question: patterns of a story's own answer that already cover it. */
const ANSWERED: Readonly<Record<string, RegExp>> = {
  taemong: /태몽/u,
  'whose-taemong': /누구의 태몽|임자/u,
  'money-luck': /재물|돈이/u,
  invest: /사고팔|시세를 알려/u,
  'because-of-worry': /마음이 (?:먼저|밤)/u,
  contact: /연락|재회/u,
  attached: /미련/u,
  'is-it-true': /(?:실제로|정말)[^.]{0,40}(?:소식|뜻|꿈)[은이] 아니/u,
  'ex-mind': /(?:그 사람|그쪽|상대)[^.]{0,30}(?:마음|소식|근황|연락)[^.]{0,20}(?:아니|알려 주지)/u,
  'dead-mind': /(?:꾸중|원망|서운|탓|노여|힘드)[^.]{0,40}(?:아니|않)/u,
  rites: /산소|제사|성묘/u,
  paralysis: /가위/u,
  outcome: /붙고 떨어지|시험을 망|망친다는/u,
  harm: /일이 생긴|소식은 아니|소식이 아니|알리는 꿈은 아니/u,
  'good-or-bad': SAYS_VERDICT,
};

/** Tests whether a story's own answer already covers a kind of question. */
export const isAnswered = (kind: string, answer: string): boolean => ANSWERED[kind]?.test(answer) ?? false;
