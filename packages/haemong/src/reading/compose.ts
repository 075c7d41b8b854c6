import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import type { Fallback, FallbackTexts } from '../schema/fallback.js';
import type { StoryAddition, Verdict } from '../schema/story.js';
import type { Detail } from '../details/detail-finder.js';
import type { Point } from '../points/point-finder.js';
import type { Tradition } from '../points/tradition.js';
import { withVariant, type ChosenStory } from '../stories/with-variant.js';
import { shownSymbol } from '../symbols/shown-symbol.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Situation } from '../symbols/told-situations.js';
import type { Understanding } from '../understanding/understanding.js';
import { QuoteComposer, type QuotedPoint, type QuoteKnowledge } from './quoting.js';
import { withoutNeedlessOpening } from './comfort.js';
import { withoutOtherCases } from './other-cases.js';
import { textsOfSymbol } from './named-symbol.js';
import { forOtherDreamer } from './other-dreamer.js';
import { namePerson } from './name-person.js';
import { answersTo, type QuestionAnswers } from './question-answers.js';
import type { Reading } from './reading.js';
import { fillSlots } from './slots.js';
import { actionFor, questionFor, sayFact, sayMood } from './say-fact.js';
import { supportingSymbols } from './supporting-symbols.js';
import { firstSentence, join } from './texts.js';
import { withoutRepeatedLines, withoutRepeats } from './without-repeats.js';

/** In characters. From this length, a reading includes disagreements within tradition. */
const LONG_DREAM = 60;

/** An answer that already addresses the dreamer's feeling. */
const COMFORTS = /^[^.?!]*(?:셨겠|셨지요|셨네요|셨나|셨어요|트이는|답답)/u;

/** Questions whose answers speak of somebody who has died. */
const OF_THE_DEAD: ReadonlySet<string> = new Set(['why-silent', 'rested', 'dead-mind', 'letting-go']);

const isOfTheDead = ({ deceased, parts }: Understanding): boolean =>
  deceased.size > 0 || parts.facts.some(({ fact }) => fact === 'bereaved' || fact === 'pet-died');

export class Composer {
  private readonly quoting: QuoteComposer;

  constructor(
    private readonly knowledge: QuoteKnowledge &
      Pick<
        Knowledge,
        'questions' | 'feelingSentences' | 'facts' | 'named' | 'persons' | 'dead' | 'dreamtByOther'
      >,
  ) {
    this.quoting = new QuoteComposer(knowledge);
  }

  fromStory(dream: Understanding, chosen: ChosenStory, symbols: readonly SymbolOccurrence[]): Reading {
    const { story } = chosen;
    const texts = withVariant(chosen);
    // A dream that is only a name gets a short reading: what would decide it, and an invitation to tell more.
    const short = story.bare ? firstSentence : (text: string) => text;
    const fill = (text: string) => fillSlots(text, story, dream);
    const answer = withoutNeedlessOpening(fill(texts.answer), texts.verdict, dream);
    const answers = this.answersToQuestions(dream, texts.verdict, answer, story);
    const isLong = !story.bare && (dream.text.length >= LONG_DREAM || texts.verdict === '엇갈림');
    const { first, last, fact } = this.aroundDream(dream, texts.verdict, answers, { answer, story });
    const ownAnswer = withoutRepeats(answer, first ?? '') || answer;
    // A story's answers to questions may contain slots too.
    const summary = fill(join(first, ownAnswer, last));
    const added = (place: StoryAddition['in']) =>
      chosen.additions.flatMap((one) => (one.in === place ? [fill(one.says)] : []));
    const psychological = join(
      fact,
      withoutOtherCases(short(fill(texts.psychological)), dream),
      ...added('psychological'),
    );
    const told: Reading = {
      headline: fill(texts.headline),
      summary,
      symbols: supportingSymbols(story, dream, symbols),
      traditional: {
        verdict: texts.verdict,
        text: join(
          withoutOtherCases(fill(texts.traditional), dream),
          ...added('traditional'),
          isLong && (texts.disagreement ?? undefined),
        ),
      },
      psychological: { text: withoutRepeatedLines(psychological, summary) },
      questions: [questionFor(texts.question, dream, this.knowledge, story)],
      action: texts.action ? fill(texts.action) : (actionFor(dream, this.knowledge, story) ?? null),
      story: { slug: story.slug, name: story.title },
    };
    const reading = namePerson(told, dream, this.knowledge);
    if (!dream.isDreamtByOther || texts.dreamtByOther) return reading;
    return forOtherDreamer(reading, fact, this.knowledge.dreamtByOther, dream.text);
  }

  /** Used when no story fits: quotes the point of the dream and explains its kind. */
  fromPoint(dream: Understanding, point: Point, detail?: Detail, tradition?: Tradition): Reading {
    const ofPoint = this.quoting.ofPoint(point, detail, dream);
    const { said, traditional, psychological, question, headline, quote, isKindSure } = ofPoint;
    // What is said comes after the quote and the tradition, so it covers no question.
    const answers = this.answersToQuestions(dream, tradition?.verdict ?? 'none', '');
    const lead = tradition?.scene ?? (answers || quote ? undefined : tradition?.meaning);
    const { first, last, fact } = this.aroundDream(dream, tradition?.verdict, answers, { answer: said });
    return {
      headline,
      summary: join(
        first,
        quote ?? this.feelingSentence(dream) ?? this.quoting.introductionFor(dream),
        lead,
        lead && !isKindSure ? undefined : withoutRepeats(said, first ?? '') || said,
        last,
      ),
      symbols: tradition?.symbols ?? [],
      traditional: { verdict: tradition?.verdict ?? '중립', text: tradition?.text ?? traditional },
      psychological: {
        text: join(fact, psychological),
      },
      questions: [question],
      action: null,
      story: null,
    };
  }

  /** Used for a dream that is only a name, where words of luck would hurt, or that is mainly about a person. */
  fromFallback(dream: Understanding, words: Fallback, quoted: QuotedPoint = {}): Reading {
    const answers = this.answersToQuestions(dream, 'none', words.answer);
    return this.withoutStory(dream, words, quoted, answers);
  }

  /** Used for a dream that is only named by a symbol: what the dictionary says about it. */
  fromSymbol(dream: Understanding, named: SymbolOccurrence, told: Situation | undefined): Reading {
    const words = textsOfSymbol(named, told, dream, this.knowledge.named);
    const answers = this.answersToQuestions(dream, words.verdict, words.answer);
    const reading = this.withoutStory(dream, words, {}, answers);
    return { ...reading, symbols: [shownSymbol(dream, named)] };
  }

  private withoutStory(
    dream: Understanding,
    words: FallbackTexts,
    quoted: QuotedPoint,
    answers: QuestionAnswers | undefined,
  ): Reading {
    const { quote, meaning } = this.quoting.sentences(quoted, dream) ?? {};
    const { first, last, fact } = this.aroundDream(dream, words.verdict, answers, words);
    const startsWithMood = answers === undefined && first !== undefined;
    return {
      headline: words.headline,
      summary: join(
        first,
        !meaning && quote,
        !startsWithMood && !COMFORTS.test(words.answer) && this.feelingSentence(dream),
        words.answer,
        meaning && quote,
        meaning,
        last,
      ),
      symbols: [],
      traditional: { verdict: words.verdict, text: withoutOtherCases(words.traditional, dream) },
      psychological: {
        text: join(fact, withoutOtherCases(words.psychological, dream)),
      },
      questions: [words.question],
      action: words.action ?? null,
      story: null,
    };
  }

  /**
   * Returns what a reading says before and after its own answer, and what takes up waking life. An answer to a question
   * reassures, so it replaces the words about the feeling after waking and those that follow the first sentence about a fact.
   */
  private aroundDream(
    dream: Understanding,
    verdict: Verdict | undefined,
    answers: QuestionAnswers | undefined,
    { answer, story }: { answer: string; story?: KnownStory },
  ) {
    const fact = sayFact(dream, this.knowledge, verdict, story);
    if (!answers) return { ...sayMood(dream, this.knowledge, verdict, answer), fact };
    return { first: answers.before, last: answers.after, fact: fact && firstSentence(fact) };
  }

  private answersToQuestions(
    dream: Understanding,
    verdict: Verdict | 'none',
    answer: string,
    story?: KnownStory,
  ): QuestionAnswers | undefined {
    const isPregnant = dream.parts.facts.some(({ fact }) => fact.endsWith('pregnant'));
    const questions = dream.parts.questions.filter(
      ({ kind }) => !OF_THE_DEAD.has(kind) || isOfTheDead(dream),
    );
    const own = story?.answers;
    return answersTo(questions, this.knowledge.questions, verdict, answer, { isPregnant, own });
  }

  /** Returns a sentence about the dreamer's last feeling. */
  private feelingSentence({ feelings }: Understanding): string | undefined {
    const last = feelings.findLast(({ holder }) => holder === 'self');
    return last && this.knowledge.feelingSentences[last.feeling];
  }
}
