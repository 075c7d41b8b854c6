import type { FeelingName } from '../schema/condition.js';
import type { ThingSentence } from '../schema/thing-words.js';
import type { Noun } from '../understanding/nouns.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';

const GRAVE: ReadonlySet<FeelingName> = new Set<FeelingName>([
  'sad',
  'longing',
  'lonely',
  'fear',
  'anxiety',
  'anger',
  'wronged',
  'guilt',
  'disgust',
]);

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
  within(span: Span, dream: Understanding): FoundThing | undefined {
    return this.found(this.known(dream).findLast((noun) => isWithin(noun, span)));
  }

  /** Returns a thing that the dream names twice, or else one in the span, unless the text before contains it. */
  central(span: Span | undefined, dream: Understanding, before: string): FoundThing | undefined {
    const unsaid = this.known(dream).filter(({ word }) => !before.includes(word));
    const isRepeated = (noun: Noun) => unsaid.some((other) => other !== noun && other.word === noun.word);
    return this.found(
      unsaid.findLast(isRepeated) ?? (span && unsaid.findLast((noun) => isWithin(noun, span))),
    );
  }

  private found(noun: Noun | undefined): FoundThing | undefined {
    const sentence = noun && this.sentences.get(noun.word);
    return sentence && { word: noun.word, text: sentence.text };
  }

  private known(dream: Understanding): Noun[] {
    return dream.nouns.filter(({ word, start }) => {
      const sentence = this.sentences.get(word);
      return sentence && !(sentence.light && isGrave(dream)) && isWordStart(dream.text, start);
    });
  }
}

const DEATH = /죽[는은을었어]|돌아가[신셔셨]|장례|유산[되됐했]/u;

const isGrave = ({ deceased, feelings, text }: Understanding): boolean =>
  deceased.size > 0 ||
  DEATH.test(text) ||
  feelings.some(({ feeling, holder }) => holder === 'self' && GRAVE.has(feeling));

/** 피 한방울, 두그릇, 노약자석: a noun inside a word may be a counter or another word. */
const isWordStart = (text: string, start: number): boolean =>
  start === 0 || !/[가-힣\d]/u.test(text.charAt(start - 1));

const isWithin = (noun: Span, { start, end }: Span): boolean => noun.start >= start && noun.end <= end;
