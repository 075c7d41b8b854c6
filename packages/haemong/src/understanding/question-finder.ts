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
/** Minimum share of the kind. */
const LIKELY = 0.3;
/** Maximum share of asking nothing, for a question of no known kind. */
const UNLIKELY = 0.6;
/** The rest of a question: 흉몽인가(요?) */
const TAIL = '(?:[가-힣]{0,3}[?!.~ㅠㅜㅋㅎ^]*(?=\\s|$))?';
const ASKS =
  /(?:까요?|나요?|가요|가|인교|니껴|죠|지요?|지예|니까?|냐|건지|는지|은지|려나요?|각|임|\?)[\s?!.~ㅠㅜㅋㅎ^;]{0,12}$/u;

/** Tests that a clause may be a question by its ending. */
export const mayAsk = (clause: string): boolean => ASKS.test(clause);

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

  constructor(questions: Readonly<Record<string, Question>>, data: ClassifierData) {
    this.patterns = new QuestionPatterns(questions);
    this.classifier = new Classifier(data);
  }

  find(text: string, clauses: readonly ReadClause[]): AskedQuestion[] {
    const exact = this.patterns.find(text);
    const others = clauses
      .filter(({ start, end }) => !exact.some((one) => one.start < end && start < one.end))
      .flatMap(({ start, end, features }) => {
        if (!mayAsk(text.slice(start, end)) || isSpeech(text, end)) return [];
        const kind = this.kindOf(features);
        return kind ? [{ kind, start, end, isExact: false }] : [];
      });
    const asked = [...exact, ...others];
    const known = asked.filter(({ kind }) => kind !== OTHER);
    return known.length > 0 ? known : asked;
  }

  private kindOf(features: readonly string[]): string | undefined {
    const shares = this.classifier.classify(features);
    const likely = shares.find(({ name, share }) => name !== NO_QUESTION && share >= LIKELY);
    const asksNothing = shares.find(({ name }) => name === NO_QUESTION)?.share ?? 0;
    return likely?.name ?? (asksNothing <= UNLIKELY ? UNKNOWN : undefined);
  }
}

/** “해몽해 달라”고 했다: the question is speech in the dream. */
const isSpeech = (text: string, end: number): boolean =>
  /^\s?["'”’]?\s?(?:라고|이라고|하고|고 (?:했|물|하)|하며|라며|하길래|래서)/u.test(text.slice(end, end + 8));
