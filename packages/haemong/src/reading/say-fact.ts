import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import { facts, wakingMoods, type FactName, type FactWords } from '../schema/fact.js';
import { saidFor } from '../schema/worded.js';
import type { Verdict } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { nameTold } from './name-told.js';
import { isAnswered } from './question-answers.js';
import { fillSlots } from './slots.js';
import { firstSentence } from './texts.js';

type FactKnowledge = Pick<Knowledge, 'facts'>;

/** Returns sentences that take up the weightiest waking fact, in the story's own words if it has any. */
export function sayFact(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict?: Verdict,
  story?: KnownStory,
): string | undefined {
  const fact = weightiestFact(dream, knowledge, story);
  if (!fact) return undefined;
  const words = knowledge.facts[fact];
  const clauses = clausesOf(dream, fact);
  // A story's own words tell why the dreamer had the dream, so they do not suit somebody else's.
  const own = dream.isDreamtByOther && !story?.dreamtByOther ? undefined : story?.facts[fact];
  const said = story && own ? fillSlots(own.says, story, dream) : saidOf(clauses, words, verdict);
  return nameTold(said, words.names, clauses);
}

/** Returns something useful to do about the fact; nothing beside the dead, where it sounds cold, and if somebody else dreamt. */
export function actionFor(
  dream: Understanding,
  knowledge: FactKnowledge,
  story: KnownStory,
): string | undefined {
  if (dream.isDreamtByOther || story.group === 'dead') return undefined;
  const fact = weightiestFact(dream, knowledge, story);
  return fact && saidFor(knowledge.facts[fact], clausesOf(dream, fact)).action;
}

/** Returns the fact that is taken up: the first for which the story has words, or else the first. */
function weightiestFact(dream: Understanding, knowledge: FactKnowledge, story?: KnownStory) {
  const told = toldOf(dream, facts).filter((fact) => isOfUse(knowledge.facts[fact], dream));
  return told.find((fact) => story?.facts[fact]) ?? told[0];
}

/** 요즘 마음 쓰이는 일이 있나요?: asks for what the dreamer may have told already. */
const ASKS_ABOUT_LIFE =
  /(?:요즘|지금|이번).{0,60}(?:있나요|있으신가요|무엇인가요|누구인가요|떠오르나요|있을까요)\?$/u;
/** 반겼던 사람이 있나요?: asks about life too, but says nothing of these days. */
const ASKS_IN_GENERAL = /(?:있나요|있으신가요|있을까요|떠오르나요)\?$/u;
/** 그 사람에게 …: asks about the dream. */
const ASKS_ABOUT_DREAM = /(?:^|\s)그\s/u;
const asksAboutLife = (question: string): boolean =>
  ASKS_ABOUT_LIFE.test(question) && !ASKS_ABOUT_DREAM.test(question);

/** Tests whether the question asks about life rather than about a scene of the dream. */
const isReplaceable = (question: string): boolean =>
  ASKS_IN_GENERAL.test(question) && !ASKS_ABOUT_DREAM.test(question);

/** Returns the story's question about the fact, or else its question or that of the fact which answers it. */
export function questionFor(
  question: string,
  dream: Understanding,
  knowledge: FactKnowledge,
  story: KnownStory,
): string {
  const fact = weightiestFact(dream, knowledge, story);
  const ofFact = fact && asksAboutLife(question) ? knowledge.facts[fact].question : undefined;
  const own = fact && isReplaceable(question) ? story.facts[fact]?.question : undefined;
  const asked = own ?? ofFact;
  if (!fact || asked === undefined) return fillSlots(question, story, dream);
  return nameTold(fillSlots(asked, story, dream), knowledge.facts[fact].names, clausesOf(dream, fact));
}

/** 결혼 3년 차예요 tells a stranger who asks, but the dream is about a snake. */
const isOfUse = ({ dreamtOf }: FactWords, { nouns }: Understanding): boolean =>
  !dreamtOf || nouns.some(({ classes }) => classes.some((name) => dreamtOf.includes(name)));

/** What woke the dreamer and how vivid the dream was matter less than what it means. */
const AFTER_ANSWER: ReadonlySet<FactName> = new Set(['woke-with-body', 'woke-vivid']);

/** 찜찜하셨겠지만, 얼마나 아쉬우셨어요. */
const FELT = /(찜찜|아쉬|아까|놀라|무서|서러|서운|섭섭|속상|허전|걱정)[가-힣 ]{0,3}셨/gu;
const feelingsNamed = (text: string): string[] => [...text.matchAll(FELT)].map(([, feeling = '']) => feeling);

/**
 * Returns what takes up how the dreamer felt after waking, to be said before the answer or after it; nothing if the answer
 * names the same feeling, or if somebody else dreamt.
 */
export function sayMood(
  dream: Understanding,
  knowledge: FactKnowledge,
  verdict: Verdict | undefined,
  answer: string,
): { first?: string; last?: string } {
  if (dream.isDreamtByOther) return {};
  const [mood] = toldOf(dream, wakingMoods);
  if (!mood) return {};
  const said = saidOf(clausesOf(dream, mood), knowledge.facts[mood], verdict);
  const inAnswer = feelingsNamed(answer);
  if (feelingsNamed(said).some((feeling) => inAnswer.includes(feeling))) return {};
  if (AFTER_ANSWER.has(mood)) return { last: said };
  const reassures = isAnswered('harm', answer) || isAnswered('good-or-bad', answer);
  return { first: reassures ? firstSentence(said) : said };
}

/** 돌아가신 할머니가 꿈에 나오셨는데 tells who is in the dream; a story about the dead says the rest. */
const LOSSES: ReadonlySet<FactName> = new Set(['bereaved', 'pet-died']);

const toldOf = <Name extends FactName>({ parts }: Understanding, names: readonly Name[]): Name[] =>
  names.filter((name) =>
    parts.facts.some(({ fact, isInDream }) => fact === name && !(isInDream && LOSSES.has(name))),
  );

const clausesOf = ({ parts }: Understanding, name: FactName): string[] =>
  parts.facts.filter(({ fact }) => fact === name).map(({ text }) => text);

function saidOf(clauses: readonly string[], words: FactWords, verdict?: Verdict): string {
  const said = saidFor(words, clauses);
  return (verdict === '길' || verdict === '흉' ? said[verdict] : undefined) ?? said.default;
}
