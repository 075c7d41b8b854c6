import { explained } from './explain.js';
import type { Knowledge, KnownStory } from './knowledge/knowledge.js';
import { Composer, type ToldStory } from './reading/compose.js';
import type { Reading } from './reading/reading.js';
import { asidesFor, isSame } from './reading/asides.js';
import { PointFinder, type Point } from './points/point-finder.js';
import { TraditionTeller } from './points/tradition.js';
import { isBare } from './stories/bare.js';
import { ConditionJudge } from './stories/conditions.js';
import { MomentFinder, type FoundMoment } from './stories/moment-finder.js';
import { StoryChooser, type Choice, type Considered } from './stories/story-chooser.js';
import type { StoryVariant } from './schema/story.js';
import { ToldSituations, type ToldSituation } from './symbols/told-situations.js';
import { namesOf, SymbolFinder, type SymbolOccurrence } from './symbols/symbol-finder.js';
import { NoDreamFinder } from './understanding/no-dream.js';
import { Reader, type Understanding } from './understanding/understanding.js';
import { Vocabulary } from './witness/vocabulary.js';
import { Witness } from './witness/witness.js';

/** In a longer dream one scene of the dictionary would say too little of it. */
const SHORT_DREAM = 60;

const MOST_CANDIDATES = 2;
/** Below it a story that its conditions let through is as often another as not. */
const LIKELY = 1.2;

/** A story, and how it ends where the dream ends it otherwise. */
export interface StoryCandidate {
  story: KnownStory;
  variant?: StoryVariant;
}

export interface Considerations {
  /** Waking facts and questions, in the dreamer's words. */
  facts: string[];
  questions: string[];
  stories: StoryCandidate[];
  situations: ToldSituation[];
  /** Holds what the other reader writes against the dream. */
  witness: Witness;
}

/** Reads dreams: what they tell, which story they are, and what a reader of dreams would say. */
export class Haemong {
  private readonly reader: Reader;
  private readonly chooser: StoryChooser;
  private readonly symbols: SymbolFinder;
  private readonly situations: ToldSituations;
  private readonly composer: Composer;
  private readonly noDream: NoDreamFinder;
  private readonly moments: MomentFinder;
  private readonly points: PointFinder;
  private readonly traditions: TraditionTeller;
  private readonly judge: ConditionJudge;
  private readonly vocabulary: Vocabulary;

  constructor(private readonly knowledge: Knowledge) {
    this.reader = new Reader(knowledge);
    this.noDream = new NoDreamFinder(knowledge);
    this.chooser = new StoryChooser(knowledge);
    this.symbols = new SymbolFinder(knowledge.symbols);
    this.situations = new ToldSituations(this.reader);
    this.composer = new Composer(knowledge);
    this.vocabulary = new Vocabulary(knowledge.stories);
    this.judge = new ConditionJudge(knowledge.passives);
    this.points = new PointFinder(knowledge.points);
    this.traditions = new TraditionTeller(knowledge.traditions);
    this.moments = new MomentFinder(knowledge.moments, this.judge);
  }

  read(dream: string): Reading {
    const understood = this.reader.understand(dream);
    return this.told(understood, this.chooser.choose(understood));
  }

  explain(dream: string): string {
    const understood = this.reader.understand(dream);
    const choice = this.chooser.choose(understood);
    const reasons = (considered: Considered) => this.chooser.reasons(understood, considered);
    return explained(
      understood,
      choice,
      this.told(understood, choice),
      reasons,
      this.moments.find(understood),
    );
  }

  /** What another reader of the dream may be told: what stands around it, and what it likely is. */
  consider(dream: string): Considerations {
    const understood = this.reader.understand(dream);
    const symbols = this.symbols.find(understood.parts.dream);
    return {
      facts: understood.parts.facts.map(({ text }) => text.trim()),
      questions: understood.parts.questions.map(({ text }) => text.trim()),
      stories: this.likelyStories(understood),
      situations: this.situations.in(understood, alone(symbols)),
      witness: new Witness(
        understood,
        this.vocabulary,
        symbols.flatMap(({ symbol }) => namesOf(symbol)),
        this.knowledge.witness,
      ),
    };
  }

  private likelyStories(dream: Understanding): StoryCandidate[] {
    const { considered } = this.chooser.choose(dream);
    const isShort = dream.parts.dream.trim().length <= SHORT_DREAM;
    return considered
      .filter(({ refusedFor, score }) => refusedFor === undefined && score >= LIKELY)
      .flatMap(({ story }) => this.knowledge.stories[story] ?? [])
      .filter(({ scenery }) => isShort || !scenery)
      .slice(0, MOST_CANDIDATES)
      .map((story) => ({ story, variant: this.chooser.variantOf(story, dream) }));
  }

  /** What is certainly no dream: a greeting, laughter, noise; another language where only Korean is read. */
  isNoDream(text: string, readsOnlyKorean: boolean): boolean {
    return this.noDream.isNoDream(text, readsOnlyKorean);
  }

  /** The symbols that the dream names, without what is said around it. */
  symbolsIn(dream: string): readonly SymbolOccurrence[] {
    return alone(this.symbols.find(this.reader.understand(dream).parts.dream));
  }

  private told(dream: Understanding, { story, variant }: Choice): Reading {
    const alone = this.knowledge.fallbacks.find((words) => words.alone && this.judge.holds(words, dream));
    if (alone) return this.composer.fromFallback(dream, alone);
    const symbols = this.symbols.find(dream.parts.dream);
    const found = this.moments.find(dream);
    const lead = found.find(({ moment }) => moment.lead);
    if (story) {
      const beside = this.moments.beside(found, { story, variant }, dream);
      if (!lead || !beside.includes(lead)) return this.storyTold(dream, { story, variant }, symbols, beside);
    }
    if (lead) {
      const others = found.filter((one) => one !== lead && !isSame(one, lead));
      return this.composer.fromMoment(dream, lead, asidesFor(dream, others));
    }
    const point = isBare(dream) ? undefined : this.points.find(dream);
    if (point) return this.composer.fromPoint(dream, point, this.traditionOf(dream, point, symbols));
    return this.composer.fromFallback(dream, this.chooser.fallback(dream, this.knowledge.fallbacks));
  }

  private storyTold(
    dream: Understanding,
    told: ToldStory,
    symbols: readonly SymbolOccurrence[],
    beside: readonly FoundMoment[],
  ): Reading {
    if (told.story.bare) return this.composer.fromStory(dream, told, symbols, { asides: [] });
    const point = this.points.find(dream);
    return this.composer.fromStory(dream, told, symbols, { asides: asidesFor(dream, beside), point });
  }

  /** The last scene that the dictionary knows, as the ending counts. */
  private traditionOf(dream: Understanding, point: Point, symbols: readonly SymbolOccurrence[]) {
    const scene = this.situations.in(dream, alone(symbols)).at(-1);
    return this.traditions.tell(dream, point, symbols, scene?.situation);
  }
}

/** Beside one that stands alone no other is read: words of luck would hurt whoever dreamt this. */
function alone(found: readonly SymbolOccurrence[]): readonly SymbolOccurrence[] {
  const standing = found.filter(({ symbol }) => symbol.standsAlone);
  return standing.length > 0 ? standing : found;
}
