import type { Considerations, StoryCandidate } from './considerations.js';
import { formatExplanation } from './explain.js';
import { detailFor } from './details/detail-chooser.js';
import { DetailFinder } from './details/detail-finder.js';
import type { Fallback } from './schema/fallback.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { Composer } from './reading/compose.js';
import type { Reading } from './reading/reading.js';
import { namedSymbol } from './reading/named-symbol.js';
import { PointFinder, type Point } from './points/point-finder.js';
import { TraditionFinder } from './points/tradition.js';
import { listedSymbols } from './reading/listed-symbols.js';
import { isBare } from './stories/bare.js';
import { ConditionEvaluator } from './stories/conditions.js';
import { fallbackFor } from './stories/fallback.js';
import { StoryChooser, type Choice, type Considered } from './stories/story-chooser.js';
import { SituationFinder } from './symbols/told-situations.js';
import { namesOf, standaloneOrAll, SymbolFinder, type SymbolOccurrence } from './symbols/symbol-finder.js';
import { asTyped } from './understanding/spacing.js';
import { NoDreamFinder } from './understanding/no-dream.js';
import { Reader, type Understanding } from './understanding/understanding.js';
import { ReadingVerifier } from './verification/reading-verifier.js';
import { createVerifierContext, type VerifierContext } from './verification/verifier-context.js';

/** Scenery stories are offered only up to this length: in a longer dream, one scene covers too little. */
const SHORT_DREAM = 60;

const MOST_CANDIDATES = 2;
/** Minimum share of a candidate: above it, nine in ten stories whose conditions hold are right. */
const LIKELY = 0.1;

/** Reads dreams: parses the text, chooses a story and composes the reading. */
export class Haemong {
  private readonly reader: Reader;
  private readonly chooser: StoryChooser;
  private readonly symbols: SymbolFinder;
  private readonly situations: SituationFinder;
  private readonly composer: Composer;
  private readonly noDream: NoDreamFinder;
  private readonly points: PointFinder;
  private readonly details: DetailFinder;
  private readonly traditions: TraditionFinder;
  private readonly conditions: ConditionEvaluator;
  private readonly verifierContext: VerifierContext;

  constructor(readonly knowledge: Knowledge) {
    this.reader = new Reader(knowledge);
    this.noDream = new NoDreamFinder(knowledge);
    this.chooser = new StoryChooser(knowledge);
    this.symbols = new SymbolFinder(knowledge.symbols);
    this.situations = new SituationFinder(this.reader);
    this.composer = new Composer(knowledge);
    this.verifierContext = createVerifierContext(knowledge, this.reader);
    this.conditions = new ConditionEvaluator(knowledge.passives);
    this.points = new PointFinder(knowledge.points);
    this.details = new DetailFinder(knowledge.detailClauses, knowledge.details);
    this.traditions = new TraditionFinder(knowledge.traditions);
  }

  read(dream: string): Reading {
    const understood = this.reader.understand(dream);
    return this.compose(understood, this.chooser.choose(understood));
  }

  explain(dream: string): string {
    const understood = this.reader.understand(dream);
    const choice = this.chooser.choose(understood);
    const reasons = (considered: Considered) => this.chooser.reasons(understood, considered);
    return formatExplanation(understood, choice, this.compose(understood, choice), reasons);
  }

  /** Returns material for another interpreter: symbols, waking facts, questions, likely stories and situations. */
  analyze(dream: string): Considerations {
    const understood = this.reader.understand(dream);
    const symbols = this.symbols.find(understood.parts.dream);
    const standalone = standaloneOrAll(symbols);
    return {
      symbols: standalone.map((one) => ({ ...one, ...asTyped(understood, one) })),
      facts: understood.parts.facts.map(({ text }) => text.trim()),
      questions: understood.parts.questions.map(({ text }) => text.trim()),
      stories: this.likelyStories(understood),
      situations: this.situations.find(understood, standalone),
      verifier: new ReadingVerifier(
        understood,
        symbols.flatMap(({ symbol }) => namesOf(symbol)),
        this.verifierContext,
      ),
    };
  }

  private likelyStories(dream: Understanding): StoryCandidate[] {
    const { considered } = this.chooser.choose(dream);
    const isShort = dream.parts.dream.trim().length <= SHORT_DREAM;
    return considered
      .filter(({ refusedFor, doubtedFor, share }) => !refusedFor && !doubtedFor && share >= LIKELY)
      .flatMap(({ slug }) => this.knowledge.stories.find((story) => story.slug === slug) ?? [])
      .filter(({ scenery }) => isShort || !scenery)
      .slice(0, MOST_CANDIDATES)
      .map((story) => ({ story, variant: this.chooser.variantOf(story, dream) }));
  }

  /** Detects text without a dream: greetings, laughter, noise; other languages if only Korean is read. */
  isNoDream(text: string, readsOnlyKorean: boolean): boolean {
    return this.noDream.isNoDream(text, readsOnlyKorean);
  }

  /** Returns the symbols in the dream, with their places in it, ignoring greetings, waking facts and questions. */
  symbolsIn(dream: string): readonly SymbolOccurrence[] {
    const understood = this.reader.understand(dream);
    const found = standaloneOrAll(this.symbols.find(understood.parts.dream));
    return found.map((one) => ({ ...one, ...asTyped(understood, one) }));
  }

  private compose(dream: Understanding, choice: Choice): Reading {
    const insteadOfStory = this.fallbackBefore('story', dream);
    if (insteadOfStory) return this.composer.fromFallback(dream, insteadOfStory);
    const symbols = this.symbols.find(dream.parts.dream);
    const reading = this.composeWith(symbols, dream, choice);
    return { ...reading, symbols: listedSymbols(reading, dream, symbols) };
  }

  private composeWith(
    symbols: readonly SymbolOccurrence[],
    dream: Understanding,
    { story, variant, additions }: Choice,
  ): Reading {
    if (story) return this.composer.fromStory(dream, { story, variant, additions }, symbols);
    const point = isBare(dream) ? undefined : this.points.find(dream);
    const detail = detailFor(point, this.details.find(dream), this.knowledge.details);
    const instead = this.fallbackBefore('point', dream);
    if (instead) return this.composer.fromFallback(dream, instead, { detail, point });
    const named = isBare(dream) ? namedSymbol(symbols) : undefined;
    if (named)
      return this.composer.fromSymbol(dream, named, this.situations.find(dream, [named])[0]?.situation);
    if (point) return this.composer.fromPoint(dream, point, detail, this.traditionOf(dream, point, symbols));
    return this.composer.fromFallback(dream, fallbackFor(dream, this.knowledge.fallbacks, this.conditions));
  }

  private fallbackBefore(place: 'story' | 'point', dream: Understanding): Fallback | undefined {
    return this.knowledge.fallbacks.find(
      (words) => words.before === place && this.conditions.holds(words, dream),
    );
  }

  /** Uses the last matching dictionary scene, since the ending matters most. */
  private traditionOf(dream: Understanding, point: Point, symbols: readonly SymbolOccurrence[]) {
    const scene = this.situations.find(dream, standaloneOrAll(symbols)).at(-1);
    return this.traditions.find(dream, point, symbols, scene);
  }
}
