import { isOfDream } from '../points/clauses.js';
import type { ThingSentence } from '../schema/thing-words.js';
import { isGrave, tellsOfDeath } from '../understanding/grave.js';
import type { Noun } from '../understanding/nouns.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';

export interface FoundThing {
  word: string;
  text: string;
}

/** Finds a thing in the dream about which there is something to say. */
export class ThingFinder {
  private readonly sentences: ReadonlyMap<string, ThingSentence>;

  constructor(sentences: readonly ThingSentence[]) {
    this.sentences = new Map(
      sentences.flatMap((sentence) => sentence.names.map((name) => [name, sentence] as const)),
    );
  }

  /** Returns the last known thing in the span: what a Korean sentence is about stands close to its predicate. */
  lastWithin(span: Span, dream: Understanding, said: string): FoundThing | undefined {
    return this.found(this.unsaid(dream, said).findLast((noun) => isWithin(noun, span)));
  }

  /** Returns a thing that the dream names twice, one in the span first, or else the last one in the span. */
  central(span: Span | undefined, dream: Understanding, said: string): FoundThing | undefined {
    const things = this.unsaid(dream, said);
    const inSpan = things.filter((noun) => span && isWithin(noun, span));
    const isRepeated = (noun: Noun) => things.some((other) => other !== noun && other.word === noun.word);
    return this.found(inSpan.findLast(isRepeated) ?? things.findLast(isRepeated) ?? inSpan.at(-1));
  }

  private found(noun: Noun | undefined): FoundThing | undefined {
    const sentence = noun && this.sentences.get(noun.word);
    return sentence && { word: noun.word, text: sentence.text };
  }

  /** Returns the known things of the dream that `said`, the rest of the reading, does not name. */
  private unsaid(dream: Understanding, said: string): Noun[] {
    const isHeavy = isGrave(dream) || tellsOfDeath(dream);
    return dream.nouns.filter((noun) => {
      const sentence = this.sentences.get(noun.word);
      if (!sentence || (sentence.light && isHeavy)) return false;
      return isThing(noun, dream) && !sentence.names.some((name) => ` ${said}`.includes(` ${name}`));
    });
  }
}

/** 물 한 컵: a counter after a number is not a thing. */
const COUNTED = /[가-힣]\s(?:한|두|세|네|다섯|여섯|몇|여러|\d{1,3})\s?$/u;

/** 피 한방울, 두그릇, 노약자석: a noun inside a word may be a counter or another word. */
function isThing(noun: Noun, dream: Understanding): boolean {
  const before = dream.text.slice(Math.max(0, noun.start - 8), noun.start);
  return !/[가-힣\d]$/u.test(before) && !COUNTED.test(before) && isOfDream(noun, dream);
}

const isWithin = (noun: Span, { start, end }: Span): boolean => noun.start >= start && noun.end <= end;
