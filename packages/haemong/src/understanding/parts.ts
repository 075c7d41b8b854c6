import type { Knowledge } from '../knowledge/knowledge.js';
import type { FactName } from '../schema/fact.js';
import { readClauses, type ReadClause } from './clause-words.js';
import { FactFinder } from './fact-finder.js';
import { QuestionFinder } from './question-finder.js';
import type { Span } from './span.js';

/** A text split into the dream and what people write around it. */
export interface Parts {
  /** The text with everything else blanked, so that offsets stay valid. */
  dream: string;
  /** The dream with waking facts and phrases that announce it (… 꿈을 꿨어요): what stories are chosen by. */
  withContext: string;
  /** All clauses of the text, and those that are probably not part of the dream. If every clause seems to be about waking life, they are the dream. */
  clauses: ReadClause[];
  notDream: Span[];
  facts: PartFact[];
  questions: PartQuestion[];
}

export interface PartFact {
  fact: FactName;
  start: number;
  text: string;
  /** Whether the clause tells the dream too. */
  isInDream: boolean;
}

export interface PartQuestion {
  kind: string;
  text: string;
  /** The question with the clauses before it in its sentence, which often tell what it is about. */
  sentence: string;
}

/** Salutations, introductions, thanks, and why somebody writes: 너무 무서워서 글 남깁니다. */
const GREETING =
  /(?:^(?:이모|고모|언니|오빠|누나|형|엄마|아빠|삼촌|선생님|쌤|얘들아|여러분)(?:님|야|들)?[~,.! ]{1,3}(?=저|제|나|내|꿈|어제|어젯밤|오늘|간밤|혹시|안녕|이거|있잖|근데|우리)|(?:저는|전) [가-힣]{2,8}(?:인데요?|이고요?|이에요|예요|입니다)(?=[\s,.])|(?:선생님|쌤|여러분|언니들|형님들)?[ ,]{0,2}(?:안녕하(?:세요|십니까)|안뇽하세요)(?:[ ,~!]{0,3}(?:선생님|쌤|여러분|언니들|형님들)(?=[\s,.!?~]))?|처음 ?(?:글|질문)[^.!?\n]{0,12}|(?:저는 )?\d0대 (?:초반|중반|후반)?\s?[가-힣 ]{1,10}(?:입니다|이에요|예요|인데요)|감사합니다|고맙습니다|미리 감사[가-힣]*|잘 ?부탁[가-힣]*|(?:너무 )?(?:[가-힣]{1,6}서 )?글 ?(?:남[깁겨]|올[립려])[가-힣]{0,5}|[가-힣]{1,6}서 올립니다)[.!?~^ㅎㅋㅠㅜ]*/gu;
const PREFACE =
  /(?:(?:오늘|어제|어젯밤|간밤|지난밤|방금|새벽|아침|며칠 전|얼마 전|낮잠)[에은]?\s?){0,3}(?:자다가\s?)?(?:꾼|꿨던|꾸신|꿔 준|꿔준|꾸셨다는)\s?(?:꿈|건데|거)(?:인데요?|이에요|입니다|이구요)?|(?<!(?:꿈에서|꿈\s?속에서|안에서|또)\s?)(?:꿈을?|꿈)\s?(?:꿨어요|꿨습니다|꿨는데요?|꾸었어요|꾸었습니다|꾸었다|꿨다|꿨음|꿨네요|꿨거든요)/gu;

/** 물리는 꿈이 좋다는 사람도 있고 나쁘다는 사람도 있는데: what others say about such dreams. */
const HEARSAY =
  /[가-힣]{1,6}\s?꿈[이은]\s?[가-힣\s]{1,8}[다라]는\s?(?:사람|분|말|얘기|소리)[^.!?\n]{0,26}?(?:있는데|있고|하는데|하던데|많은데|있던데)/gu;

export class PartFinder {
  private readonly facts: FactFinder;
  private readonly questions: QuestionFinder;

  constructor(knowledge: Pick<Knowledge, 'factClauses' | 'questions' | 'questionClauses'>) {
    this.facts = new FactFinder(knowledge.factClauses);
    this.questions = new QuestionFinder(knowledge.questions, knowledge.questionClauses);
  }

  find(text: string): Parts {
    const clauses = readClauses(text);
    const asked = this.questions.find(text, clauses);
    const withContext = without(
      text,
      asked.filter(({ isExact }) => isExact),
    )
      .replace(GREETING, blank)
      .replace(HEARSAY, blank);
    const waking = this.facts.find(text, clauses);
    const dream = without(
      withContext.replace(PREFACE, blank),
      waking.filter(({ isOutside }) => isOutside),
    );
    const questions = asked.map(({ kind, start, end }) => ({
      kind,
      text: text.slice(start, end),
      sentence: text.slice(sentenceStart(clauses, start), end),
    }));
    const aside = [...waking, ...asked];
    const tellsDream = clauses.some((clause) => !aside.some((one) => overlaps(one, clause)));
    const notDream = tellsDream ? aside : asked;
    const facts = waking.flatMap(({ fact, start, end, isInDream }) =>
      fact ? { fact, start, text: text.slice(start, end), isInDream } : [],
    );
    return !/[가-힣A-Za-z0-9]/u.test(dream)
      ? { dream: text, withContext: text, clauses, notDream, facts, questions }
      : { dream, withContext, clauses, notDream, facts, questions };
  }
}

/** In clauses. People type whole pages without a full stop. */
const SENTENCE_REACH = 3;

function sentenceStart(clauses: readonly ReadClause[], at: number): number {
  const own = clauses.findIndex(({ start, end }) => start <= at && at < end);
  let first = own;
  while (first > 0 && own - first < SENTENCE_REACH && !clauses[first - 1]?.closesSentence) first -= 1;
  return clauses[first]?.start ?? at;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const without = (text: string, spans: readonly Span[]): string =>
  spans.reduce(
    (left, { start, end }) => left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end),
    text,
  );

const blank = (text: string): string => (text.length > 1 ? `\n${' '.repeat(text.length - 1)}` : '\n');
