import type { Question } from '../knowledge/knowledge.js';
import { Classifier, type ClassifierData } from '../learning/classifier.js';
import type { ReadClause } from './clause-words.js';

/** A question that the dreamer asks around the dream. */
export interface AskedQuestion {
  kind: string;
  start: number;
  end: number;
  /** Whether a pattern matches exactly the words of the question; otherwise it is a clause, which may tell of the dream too. */
  isExact: boolean;
}

/** The class of clauses that ask nothing. */
export const NO_QUESTION = 'none';

/** Kind of a question that no dream can answer. */
const OTHER = 'other';
/** Kind given to a question that fits no other: it is removed from the dream and gets no answer. */
const UNKNOWN = 'meaning';
/** Maximum share of asking nothing, and minimum share of the kind among those that ask, for endings that only questions have. */
const SURE = { nothing: 0.85, kind: 0.5 };
/** The same for endings that statements have too. */
const UNSURE = { nothing: 0.6, kind: 0.55 };
/** Minimum share of a more particular kind than the one that a pattern found. */
const OVERRULING = 0.55;
/** The rest of a question: 흉몽인가(요?) */
const TAIL = '(?:[가-힣]{0,3}[?!.~ㅠㅜㅋㅎ^]*(?=\\s|$))?';
const MARKS = '[\\s?!.~ㅠㅜㅋㅎ^;]{0,12}$';
const ASKS = new RegExp(
  `(?:(?<!니)까[요예]?잉?|나요|[인은는던한간런건]가요?|[인긴]교|니[껴꺼]|죠|지예|[습입합됩갑십옵봅]니까|냐|건지|려나요?|[랑당]가요?|\\?)${MARKS}`,
  'u',
);
/** Endings that statements have too: 꿈임, 그랬지. */
const MAY_ASK = new RegExp(
  `(?:나|가요?|제|지요?|지라|냐고|는지|은지|각|임|됨|(?:어떡|어찌|어째)(?:해|하면|함|하지)?[요죠지]?|(?:(?<!걱정이?|불안)[돼되]|하|어쩌)요|모르[겠것겄]\\S{1,4}|싶어(?:[요예]|서요)?|아시는 분|(?:알려|말해|해)\\s?주[세시]\\S{0,3})${MARKS}`,
  'u',
);

/** 관두라는 꿈일까 아님 계속하라는 꿈일까: the other half of the question before. */
const GOES_ON = /^\s*(?:아님|아니면)\s/u;

const surelyAsks = (clause: string): boolean => ASKS.test(clause);

/** Tests that a clause may be a question by its ending. */
export const mayAsk = (clause: string): boolean => surelyAsks(clause) || MAY_ASK.test(clause);

/** Finds questions by patterns. */
export class QuestionPatterns {
  private readonly patterns: { kind: string; pattern: RegExp }[];

  constructor(questions: Readonly<Record<string, Pick<Question, 'patterns'>>>) {
    this.patterns = Object.entries(questions).flatMap(([kind, { patterns }]) =>
      patterns.map((source) => ({ kind, pattern: new RegExp(`(?:${source})${TAIL}`, 'gu') })),
    );
  }

  find(text: string): AskedQuestion[] {
    const found: AskedQuestion[] = [];
    for (const { kind, pattern } of this.patterns) {
      for (const { 0: words, index: start } of text.matchAll(pattern)) {
        const end = start + words.length;
        if (isSpeech(text, end) || found.some((one) => one.start < end && start < one.end)) continue;
        found.push({ kind, start, end, isExact: true });
      }
    }
    return found;
  }
}

/** Finds questions by patterns, and in the other clauses by what a trained classifier knows of their words. */
export class QuestionFinder {
  private readonly patterns: QuestionPatterns;
  private readonly classifier: Classifier;
  /** The most particular first. */
  private readonly kinds: readonly string[];

  constructor(questions: Readonly<Record<string, Question>>, data: ClassifierData) {
    this.patterns = new QuestionPatterns(questions);
    this.classifier = new Classifier(data);
    this.kinds = Object.keys(questions);
  }

  find(text: string, clauses: readonly ReadClause[]): AskedQuestion[] {
    const exact = this.patterns.find(text);
    const others: AskedQuestion[] = [];
    for (const { start, end, features } of clauses) {
      const words = text.slice(start, end);
      if (!mayAsk(words) || isSpeech(text, end)) continue;
      if (GOES_ON.test(words) && [...exact, ...others].some((one) => one.end <= start)) continue;
      const within = exact.filter((one) => one.start < end && start < one.end);
      if (within.length > 0) within.forEach((one) => (one.kind = this.moreParticular(one.kind, features)));
      else {
        const kind = this.kindOf(surelyAsks(words), features);
        if (kind) others.push({ kind, start, end, isExact: false });
      }
    }
    const asked = [...exact, ...others];
    const known = asked.filter(({ kind }) => kind !== OTHER);
    return known.length > 0 ? known : asked;
  }

  /** A pattern does not know the words around it: ‘태몽인가요?’ also ends ‘새언니 태몽인가요?’. */
  private moreParticular(kind: string, features: readonly string[]): string {
    const { best } = this.sharesOf(features);
    const isMore = best && this.kinds.indexOf(best.name) < this.kinds.indexOf(kind);
    return isMore && best.share >= OVERRULING ? best.name : kind;
  }

  private kindOf(isSure: boolean, features: readonly string[]): string | undefined {
    const { nothing, best } = this.sharesOf(features);
    const bounds = isSure ? SURE : UNSURE;
    if (nothing > bounds.nothing) return undefined;
    if (best && best.share >= bounds.kind * (1 - nothing)) return best.name;
    return isSure ? UNKNOWN : undefined;
  }

  private sharesOf(features: readonly string[]) {
    const shares = this.classifier.classify(features);
    return {
      nothing: shares.find(({ name }) => name === NO_QUESTION)?.share ?? 0,
      best: shares.find(({ name }) => name !== NO_QUESTION),
    };
  }
}

/** “해몽해 달라”고 했다, 나 알아보겠어? 하니까, 가게를 내놓을까 하는 중인데: the question is speech in the dream, or a plan. */
const isSpeech = (text: string, end: number): boolean =>
  /^\s?["'”’]?\s?(?:라고|이라고|하고|고 (?:했|물|하)|하(?:며|길래|니까?|더니|는데|면서|시)|했더니|이러(?:면서|시|길래|는|고)|라며|래서|하는 (?:중|참|생각)|고민|생각|말까|싶)/u.test(
    text.slice(end, end + 8),
  );
