import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import type { Fallback } from '../schema/fallback.js';
import type { StoryVariant, Verdict } from '../schema/story.js';
import type { Point } from '../points/point-finder.js';
import { PointTeller } from '../points/point-words.js';
import type { Tradition } from '../points/tradition.js';
import type { FoundMoment } from '../stories/moment-finder.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import { withWho } from './asides.js';
import { withoutNeedlessComfort } from './comfort.js';
import { withoutOtherCases } from './other-cases.js';
import { answerTo } from './question-answers.js';
import type { Reading } from './reading.js';
import { fillSlots } from './slots.js';
import { supportingSymbols } from './supporting-symbols.js';

/** A dream of one line or so. */
const FEW_WORDS = 60;

/** From here on a dream is long enough to be told where tradition disagrees. */
const LONG_DREAM = 60;

/** An answer that speaks of how it felt itself. */
const COMFORTS = /^[^.?!]*(?:셨겠|셨지요|셨네요|셨나|셨어요|트이는|답답)/u;

export interface ToldStory {
  story: KnownStory;
  variant?: StoryVariant;
}

export class Composer {
  private readonly points: PointTeller;

  constructor(
    private readonly knowledge: Pick<
      Knowledge,
      'questions' | 'said' | 'saidOfFacts' | 'pointWords' | 'quoting'
    >,
  ) {
    this.points = new PointTeller(knowledge.pointWords, knowledge.quoting);
  }

  fromStory(
    dream: Understanding,
    { story, variant }: ToldStory,
    symbols: readonly SymbolOccurrence[],
    { asides, point }: { asides: readonly FoundMoment[]; point?: Point },
  ): Reading {
    const told = { ...story, ...withoutUndefined(variant ?? {}) };
    // A name gets few words: what would decide it, and the invitation to tell more.
    const short = story.bare ? firstSentence : (text: string) => text;
    const fill = (text: string) => fillSlots(text, story, dream);
    const answer = withoutNeedlessComfort(fill(told.answer), dream);
    const asked = this.answered(dream, told.verdict, answer);
    const isLong = !story.bare && (dream.text.length >= LONG_DREAM || told.verdict === '엇갈림');
    const fact = this.saidOfFact(dream, story);
    const { early, late } = besides(asides);
    const quoted = point && this.points.quoted(point, dream.text);
    return {
      headline: fill(told.headline),
      // Who asked gets the answer first.
      summary:
        dream.parts.questions.length > 0
          ? joined(asked, answer, quoted, early)
          : joined(quoted, answer, early),
      symbols: supportingSymbols(story, dream.text, symbols),
      traditional: {
        verdict: told.verdict,
        text: joined(
          withoutOtherCases(fill(told.traditional), dream),
          isLong && (told.disagreement ?? undefined),
        ),
      },
      psychological: { text: joined(fact, withoutOtherCases(short(fill(told.psychological)), dream), late) },
      questions: [fill(told.question)],
      action: told.action ? fill(told.action) : null,
      story: { slug: story.slug, name: story.title },
    };
  }

  /** Where no story fits: what the dream lives by, in the dreamer's words, and what such a thing is in a dream. */
  fromPoint(dream: Understanding, point: Point, tradition?: Tradition): Reading {
    const { said, traditional, psychological, question, headline } = this.points.setFor(point, dream.text);
    const asked = this.answered(dream, tradition?.verdict ?? 'none', said);
    const quoted = this.points.quoted(point, dream.text);
    return {
      headline,
      summary: joined(
        asked,
        quoted ?? this.saidOfFeeling(dream) ?? (isFew(dream) && this.points.few(dream.text)),
        said,
      ),
      symbols: tradition?.symbols ?? [],
      traditional: { verdict: tradition?.verdict ?? '중립', text: tradition?.text ?? traditional },
      psychological: { text: joined(this.saidOfFact(dream), psychological) },
      questions: [question],
      action: null,
      story: null,
    };
  }

  /** Where no story fits: the weightiest moment of the dream, and what else there is to say. */
  fromMoment(dream: Understanding, lead: FoundMoment, asides: readonly FoundMoment[]): Reading {
    const words = lead.moment.lead;
    if (!words) throw new Error(`the moment ${lead.moment.name} cannot lead`);
    const who = (text: string) => withWho(text, lead);
    const asked = this.answered(dream, words.verdict, words.answer);
    return this.withoutStory(
      dream,
      {
        ...words,
        answer: who(words.answer),
        traditional: who(words.traditional),
        psychological: who(words.psychological),
        question: who(words.question),
      },
      asides,
      asked,
    );
  }

  /** For a dream of which hardly more is told than a name, and for those that no words of luck may touch. */
  fromFallback(dream: Understanding, { subject, ...words }: Fallback): Reading {
    const asked = this.answered(dream, 'none', words.answer);
    return this.withoutStory(dream, words, [], asked, subject);
  }

  private withoutStory(
    dream: Understanding,
    words: Omit<Fallback, 'name' | 'when' | 'unless'>,
    asides: readonly FoundMoment[],
    asked: string | undefined,
    speaksOfFeeling = true,
  ): Reading {
    const { early, late } = besides(asides);
    return {
      headline: words.headline,
      summary: joined(
        asked,
        speaksOfFeeling && !COMFORTS.test(words.answer) && this.saidOfFeeling(dream),
        words.answer,
        early,
      ),
      symbols: [],
      traditional: { verdict: words.verdict, text: withoutOtherCases(words.traditional, dream) },
      psychological: {
        text: joined(this.saidOfFact(dream), withoutOtherCases(words.psychological, dream), late),
      },
      questions: [words.question],
      action: words.action ?? null,
      story: null,
    };
  }

  private answered(dream: Understanding, verdict: Verdict | 'none', answer: string): string | undefined {
    const isPregnant = dream.parts.facts.some(({ fact }) => fact.endsWith('pregnant'));
    return answerTo(dream.parts.questions, this.knowledge.questions, verdict, answer, isPregnant);
  }

  /** What was told of waking life is spoken of, in the story's own words where it has some. */
  private saidOfFact(dream: Understanding, story?: KnownStory): string | undefined {
    const { facts } = dream.parts;
    for (const { fact } of facts) {
      const own = story?.facts[fact];
      if (story && own) return fillSlots(own, story, dream);
    }
    const [first] = facts;
    return first && this.knowledge.saidOfFacts[first.fact];
  }

  /** The feeling that stayed last is spoken of first. */
  private saidOfFeeling({ feelings }: Understanding): string | undefined {
    const last = feelings.findLast(({ holder }) => holder === 'self');
    return last && this.knowledge.said[last.feeling];
  }
}

/** Any friend would speak of the first moment at once; the others come at the end. */
function besides(asides: readonly FoundMoment[]): { early?: string; late: string } {
  const [early, ...late] = asides.map((found) => withWho(found.moment.aside, found));
  return { early, late: joined(...late) };
}

const isFew = ({ parts }: Understanding): boolean => parts.dream.trim().length <= FEW_WORDS;

const firstSentence = (text: string): string => /^.*?[.?!](?=\s|$)/u.exec(text)?.[0] ?? text;

const joined = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join(' ');

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value;
}
