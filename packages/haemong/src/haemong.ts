import { explained } from './explain.js';
import type { Knowledge } from './knowledge/knowledge.js';
import { Composer } from './reading/compose.js';
import type { Reading } from './reading/reading.js';
import { StoryChooser, type Choice } from './stories/story-chooser.js';
import { SituationFinder } from './symbols/situations.js';
import { SymbolFinder, type SymbolOccurrence } from './symbols/symbol-finder.js';
import { Reader, type Understanding } from './understanding/understanding.js';

/** In a longer dream one scene of the dictionary would say too little of it. */
const SHORT_DREAM = 60;

/** Reads dreams: what they tell, which story they are, and what a reader of dreams would say. */
export class Haemong {
  private readonly reader: Reader;
  private readonly chooser: StoryChooser;
  private readonly symbols: SymbolFinder;
  private readonly situations: SituationFinder;
  private readonly composer: Composer;

  constructor(private readonly knowledge: Knowledge) {
    this.reader = new Reader(knowledge);
    this.chooser = new StoryChooser(knowledge);
    this.symbols = new SymbolFinder(knowledge.symbols);
    this.situations = new SituationFinder(this.reader);
    this.composer = new Composer(knowledge);
  }

  read(dream: string): Reading {
    const understood = this.reader.understand(dream);
    return this.told(understood, this.chooser.choose(understood));
  }

  explain(dream: string): string {
    const understood = this.reader.understand(dream);
    const choice = this.chooser.choose(understood);
    return explained(understood, choice, this.told(understood, choice), (considered) =>
      this.chooser.reasons(understood, considered),
    );
  }

  /** The symbols that the dream names, without what is said around it. */
  symbolsIn(dream: string): SymbolOccurrence[] {
    return this.symbols.find(this.reader.understand(dream).parts.dream);
  }

  private told(dream: Understanding, { story, variant }: Choice): Reading {
    const symbols = this.symbols.find(dream.parts.dream);
    if (story) return this.composer.fromStory(dream, { story, variant }, symbols);
    const isShort = dream.parts.dream.trim().length <= SHORT_DREAM;
    const scene = isShort ? this.situations.find(dream, symbols) : undefined;
    const fallback = this.chooser.fallback(dream, this.knowledge.fallbacks, scene !== undefined);
    return this.composer.fromFallback(dream, fallback, fallback.scene && scene);
  }
}
