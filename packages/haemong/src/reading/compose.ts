import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import type { Fallback } from '../schema/fallback.js';
import type { StoryVariant } from '../schema/story.js';
import type { Situation } from '../symbols/situations.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import { answerTo } from './question-answers.js';
import type { Reading } from './reading.js';
import { fillSlots } from './slots.js';
import { supportingSymbols } from './supporting-symbols.js';

/** From here on a dream is long enough to be told where tradition disagrees. */
const LONG_DREAM = 60;

interface ToldStory {
  story: KnownStory;
  variant?: StoryVariant;
}

export class Composer {
  constructor(private readonly knowledge: Pick<Knowledge, 'questions' | 'said'>) {}

  fromStory(
    dream: Understanding,
    { story, variant }: ToldStory,
    symbols: readonly SymbolOccurrence[],
  ): Reading {
    const told = { ...story, ...withoutUndefined(variant ?? {}) };
    // A name gets few words: what would decide it, and the invitation to tell more.
    const short = story.bare ? firstSentence : (text: string) => text;
    const fill = (text: string) => fillSlots(text, story, dream);
    const answer = fill(told.answer);
    const asked = answerTo(dream.parts.questions, this.knowledge.questions, told.verdict, answer);
    const isLong = !story.bare && (dream.text.length >= LONG_DREAM || told.verdict === '엇갈림');
    const fact = dream.parts.facts
      .map(({ fact: name }) => story.facts[name])
      .find((text) => text !== undefined);
    return {
      headline: fill(told.headline),
      summary: joined(asked, answer),
      symbols: supportingSymbols(story, dream.text, symbols),
      traditional: {
        verdict: told.verdict,
        text: joined(fill(told.traditional), isLong && (told.disagreement ?? undefined)),
      },
      psychological: { text: joined(fact && fill(fact), short(fill(told.psychological))) },
      questions: [fill(told.question)],
      action: told.action ? fill(told.action) : null,
      story: { slug: story.slug, name: story.title },
    };
  }

  /** `situation`: the one scene of the dictionary that this dream tells, in place of the general words. */
  fromFallback(dream: Understanding, fallback: Fallback, situation?: Situation): Reading {
    const asked = answerTo(dream.parts.questions, this.knowledge.questions, 'none', fallback.answer);
    const felt = fallback.subject && this.saidOfFeeling(dream);
    return {
      headline: fallback.headline,
      summary: joined(asked, felt, fallback.answer),
      symbols: [],
      traditional: {
        verdict: situation?.verdict ?? fallback.verdict,
        text: situation?.meaning ?? fallback.traditional,
      },
      psychological: { text: fallback.psychological },
      questions: [fallback.question],
      action: fallback.action ?? null,
      story: null,
    };
  }

  /** The feeling that stayed last is spoken of first. */
  private saidOfFeeling({ feelings }: Understanding): string | undefined {
    const last = feelings.findLast(({ holder }) => holder === 'self');
    return last && this.knowledge.said[last.feeling];
  }
}

const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/u.exec(text)?.[0] ?? text;

const joined = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join(' ');

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}
