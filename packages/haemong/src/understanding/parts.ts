import type { Knowledge } from '../knowledge/knowledge.js';
import type { FactName } from '../schema/fact.js';
import { readClauses, type ReadClause } from './clause-words.js';
import { FactFinder, type WakingClause } from './fact-finder.js';

/** A text split into the dream and what people write around it. */
export interface Parts {
  /** The text with everything else blanked, so that offsets stay valid. */
  dream: string;
  /** The dream with waking facts and phrases that announce it (… 꿈을 꿨어요): what stories are chosen by. */
  withContext: string;
  /** All clauses of the text, and those that are probably not of the dream. */
  clauses: ReadClause[];
  waking: WakingClause[];
  facts: { fact: FactName; text: string }[];
  questions: { kind: string; text: string }[];
}

const GREETING =
  /(?:(?:저는|전) [가-힣]{2,8}(?:인데요?|이고요?|이에요|예요|입니다)(?=[\s,.])|(?:선생님|쌤|여러분|언니들|형님들)?[ ,]{0,2}(?:안녕하(?:세요|십니까)|안뇽하세요)(?:[ ,~!]{0,3}(?:선생님|쌤|여러분|언니들|형님들)(?=[\s,.!?~]))?|처음 ?(?:글|질문)[^.!?\n]{0,12}|(?:저는 )?\d0대 (?:초반|중반|후반)?\s?[가-힣 ]{1,10}(?:입니다|이에요|예요|인데요)|감사합니다|고맙습니다|미리 감사[가-힣]*|잘 ?부탁[가-힣]*)[.!?~^ㅎㅋㅠㅜ]*/gu;
const PREFACE =
  /(?:(?:오늘|어제|어젯밤|간밤|지난밤|방금|새벽|아침|며칠 전|얼마 전|낮잠)[에은]?\s?){0,3}(?:자다가\s?)?(?:꾼|꿨던|꾸신|꿔 준|꿔준|꾸셨다는)\s?(?:꿈|건데|거)(?:인데요?|이에요|입니다|이구요)?|(?:꿈을?|꿈)\s?(?:꿨어요|꿨습니다|꿨는데요?|꾸었어요|꾸었습니다|꾸었다|꿨다|꿨음|꿨네요|꿨거든요)/gu;

/** The rest of a question: 흉몽인가(요?) */
const TAIL = '(?:[가-힣]{0,3}[?!.~ㅠㅜㅋㅎ^]*(?=\\s|$))?';

export class PartFinder {
  private readonly facts: FactFinder;
  private readonly questions: { kind: string; pattern: RegExp }[];

  constructor({ factClauses, questions }: Pick<Knowledge, 'factClauses' | 'questions'>) {
    this.facts = new FactFinder(factClauses);
    this.questions = Object.entries(questions).flatMap(([kind, { patterns }]) =>
      patterns.map((source) => ({ kind, pattern: new RegExp(`(?:${source})${TAIL}`, 'gu') })),
    );
  }

  find(text: string): Parts {
    let dream = text;
    const questions: Parts['questions'] = [];
    for (const { kind, pattern } of this.questions) {
      dream = dream.replace(pattern, (found: string, ...rest: unknown[]) => {
        if (isSpeech(text, Number(rest.at(-2)) + found.length)) return found;
        questions.push({ kind, text: found });
        return blank(found);
      });
    }
    const withContext = dream.replace(GREETING, blank);
    const clauses = readClauses(text);
    const waking = this.facts.find(text, clauses);
    dream = withoutClauses(
      withContext.replace(PREFACE, blank),
      waking.filter(({ isOutside }) => isOutside),
    );
    const facts = waking.flatMap(({ fact, start, end }) =>
      fact ? { fact, text: text.slice(start, end) } : [],
    );
    return !/[가-힣A-Za-z0-9]/u.test(dream)
      ? { dream: text, withContext: text, clauses, waking, facts, questions }
      : { dream, withContext, clauses, waking, facts, questions };
  }
}

const withoutClauses = (text: string, clauses: readonly WakingClause[]): string =>
  clauses.reduce(
    (left, { start, end }) => left.slice(0, start) + blank(left.slice(start, end)) + left.slice(end),
    text,
  );

/** “해몽해 달라”고 했다: the question is speech in the dream. */
const isSpeech = (text: string, end: number): boolean =>
  /^["'”’]?\s?(?:라고|이라고|하고|고 (?:했|물|하)|하며|라며|하길래|래서)/u.test(text.slice(end, end + 8));

const blank = (text: string): string => (text.length > 1 ? `\n${' '.repeat(text.length - 1)}` : '\n');
