import type { Knowledge } from '../knowledge/knowledge.js';
import type { Fallback, FallbackTexts } from '../schema/fallback.js';
import type { Verdict } from '../schema/story.js';
import type { ChosenDetails } from '../details/detail-chooser.js';
import type { Point } from '../points/point-finder.js';
import type { Tradition } from '../points/tradition.js';
import type { FoundMoment } from '../stories/moment-finder.js';
import { withVariant, type ChosenStory } from '../stories/with-variant.js';
import { shownSymbol } from '../symbols/shown-symbol.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Situation } from '../symbols/told-situations.js';
import type { Understanding } from '../understanding/understanding.js';
import { fillDoer } from './asides.js';
import { BesideComposer, NOTHING, type Beside, type BesideKnowledge } from './beside.js';
import { withoutNeedlessOpening } from './comfort.js';
import { withoutOtherCases } from './other-cases.js';
import { textsOfSymbol } from './named-symbol.js';
import { answerTo } from './question-answers.js';
import type { Reading } from './reading.js';
import { fillSlots } from './slots.js';
import { sayFact, sayMood } from './say-fact.js';
import { supportingSymbols } from './supporting-symbols.js';
import { firstSentence, join } from './texts.js';
import { withoutRepeatedLines, withoutRepeats } from './without-repeats.js';

/** In characters. From this length, a reading includes disagreements within tradition. */
const LONG_DREAM = 60;

/** An answer that already addresses the dreamer's feeling. */
const COMFORTS = /^[^.?!]*(?:셨겠|셨지요|셨네요|셨나|셨어요|트이는|답답)/u;

export class Composer {
  private readonly beside: BesideComposer;

  constructor(
    private readonly knowledge: BesideKnowledge &
      Pick<Knowledge, 'questions' | 'feelingSentences' | 'facts' | 'named'>,
  ) {
    this.beside = new BesideComposer(knowledge);
  }

  fromStory(
    dream: Understanding,
    chosen: ChosenStory,
    symbols: readonly SymbolOccurrence[],
    others: Beside,
  ): Reading {
    const { story } = chosen;
    const texts = withVariant(chosen);
    // A dream that is only a name gets a short reading: what would decide it, and an invitation to tell more.
    const short = story.bare ? firstSentence : (text: string) => text;
    const fill = (text: string) => fillSlots(text, story, dream);
    const answer = withoutNeedlessOpening(fill(texts.answer), texts.verdict, dream);
    const questionAnswer = this.answerToQuestions(dream, texts.verdict, answer);
    const isLong = !story.bare && (dream.text.length >= LONG_DREAM || texts.verdict === '엇갈림');
    const { early, late } = this.beside.sentences(others, dream);
    const mood = sayMood(dream, this.knowledge, texts.verdict);
    const ownAnswer = withoutRepeats(answer, join(questionAnswer, mood)) || answer;
    const fact = sayFact(dream, this.knowledge, texts.verdict, story);
    // If the dreamer asked a question, its answer comes first.
    const summary =
      dream.parts.questions.length > 0
        ? join(questionAnswer, ownAnswer, mood, ...early)
        : join(mood, ownAnswer, ...early);
    const psychological = join(fact, withoutOtherCases(short(fill(texts.psychological)), dream), ...late);
    return {
      headline: fill(texts.headline),
      summary,
      symbols: supportingSymbols(story, dream, symbols),
      traditional: {
        verdict: texts.verdict,
        text: join(
          withoutOtherCases(fill(texts.traditional), dream),
          isLong && (texts.disagreement ?? undefined),
        ),
      },
      psychological: { text: withoutRepeatedLines(psychological, summary) },
      questions: [fill(texts.question)],
      action: texts.action ? fill(texts.action) : null,
      story: { slug: story.slug, name: story.title },
    };
  }

  /** Used when no story fits: quotes the point of the dream and explains its kind. */
  fromPoint(dream: Understanding, point: Point, details: ChosenDetails, tradition?: Tradition): Reading {
    const ofPoint = this.beside.ofPoint(point, details, dream);
    const { said, traditional, psychological, question, headline, quote, others, isKindSure } = ofPoint;
    const questionAnswer = this.answerToQuestions(dream, tradition?.verdict ?? 'none', said);
    const lead = tradition?.scene ?? (questionAnswer || quote ? undefined : tradition?.meaning);
    const mood = sayMood(dream, this.knowledge, tradition?.verdict);
    return {
      headline,
      summary: join(
        questionAnswer,
        mood,
        quote ?? this.feelingSentence(dream) ?? this.beside.introductionFor(dream),
        lead,
        lead && !isKindSure ? undefined : said,
      ),
      symbols: tradition?.symbols ?? [],
      traditional: { verdict: tradition?.verdict ?? '중립', text: tradition?.text ?? traditional },
      psychological: {
        text: join(sayFact(dream, this.knowledge, tradition?.verdict), psychological, ...others),
      },
      questions: [question],
      action: null,
      story: null,
    };
  }

  /** Composes the reading from the leading moment; the other moments are asides. */
  fromMoment(dream: Understanding, lead: FoundMoment, others: Beside): Reading {
    const words = lead.moment.lead;
    if (!words) throw new Error(`the moment ${lead.moment.name} has no lead texts`);
    const fill = (text: string) => fillDoer(text, lead);
    const questionAnswer = this.answerToQuestions(dream, words.verdict, words.answer);
    return this.withoutStory(
      dream,
      {
        ...words,
        answer: fill(words.answer),
        traditional: fill(words.traditional),
        psychological: fill(words.psychological),
        question: fill(words.question),
      },
      others,
      questionAnswer,
    );
  }

  /** Used for a dream that is only a name, where words of luck would hurt, or that is mainly about a person. */
  fromFallback(dream: Understanding, words: Fallback, others: Beside = NOTHING): Reading {
    const questionAnswer = this.answerToQuestions(dream, 'none', words.answer);
    return this.withoutStory(dream, words, others, questionAnswer);
  }

  /** Used for a dream that is only named by a symbol: what the dictionary says about it. */
  fromSymbol(dream: Understanding, named: SymbolOccurrence, told: Situation | undefined): Reading {
    const words = textsOfSymbol(named, told, dream, this.knowledge.named);
    const questionAnswer = this.answerToQuestions(dream, words.verdict, words.answer);
    const reading = this.withoutStory(dream, words, NOTHING, questionAnswer);
    return { ...reading, symbols: [shownSymbol(dream, named)] };
  }

  private withoutStory(
    dream: Understanding,
    words: FallbackTexts,
    others: Beside,
    questionAnswer: string | undefined,
  ): Reading {
    const { opening, early, late } = this.beside.sentences(others, dream);
    const mood = sayMood(dream, this.knowledge, words.verdict);
    return {
      headline: words.headline,
      summary: join(
        questionAnswer,
        mood,
        opening,
        !mood && !COMFORTS.test(words.answer) && this.feelingSentence(dream),
        words.answer,
        ...early,
      ),
      symbols: [],
      traditional: { verdict: words.verdict, text: withoutOtherCases(words.traditional, dream) },
      psychological: {
        text: join(
          sayFact(dream, this.knowledge, words.verdict),
          withoutOtherCases(words.psychological, dream),
          ...late,
        ),
      },
      questions: [words.question],
      action: words.action ?? null,
      story: null,
    };
  }

  private answerToQuestions(
    dream: Understanding,
    verdict: Verdict | 'none',
    answer: string,
  ): string | undefined {
    const isPregnant = dream.parts.facts.some(({ fact }) => fact.endsWith('pregnant'));
    return answerTo(dream.parts.questions, this.knowledge.questions, verdict, answer, isPregnant);
  }

  /** Returns a sentence about the dreamer's last feeling. */
  private feelingSentence({ feelings }: Understanding): string | undefined {
    const last = feelings.findLast(({ holder }) => holder === 'self');
    return last && this.knowledge.feelingSentences[last.feeling];
  }
}
