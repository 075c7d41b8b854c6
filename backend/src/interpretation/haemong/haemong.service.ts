import type {
  DreamStory,
  DreamSymbol,
  FoundSymbol,
  ListedStory,
  SymbolDetail,
  SymbolKind,
} from '@kkumpuri/contract';
import { sharedHaemong, type KnownStory, type SymbolEntry, type SymbolOccurrence } from '@kkumpuri/haemong';
import { Injectable } from '@nestjs/common';
import type { DreamMaterial } from '../dream-material.js';
import { toSituationCandidate, toStoryCandidate } from './candidates.js';
import { toDreamStory, toListedStory } from './dream-story.js';
import { toDreamSymbol } from './dream-symbol.js';
import { HaemongInterpreter } from './haemong-interpreter.js';
import { searchSymbols, searchKey } from './symbol-search.js';

const MAX_MATCHES = 8;

/** The dictionary: looks up symbols and stories, finds the symbols in a dream, and provides its interpreter. */
@Injectable()
export class HaemongService {
  readonly symbols: readonly SymbolEntry[];
  readonly stories: readonly KnownStory[];
  readonly interpreter: HaemongInterpreter;
  private readonly haemong = sharedHaemong();
  private readonly symbolsById: ReadonlyMap<string, SymbolEntry>;
  private readonly storiesBySlug: ReadonlyMap<string, KnownStory>;

  constructor() {
    this.interpreter = new HaemongInterpreter(this.haemong);
    this.symbols = this.haemong.knowledge.symbols;
    this.stories = this.haemong.knowledge.stories;
    this.symbolsById = new Map(this.symbols.map((symbol) => [symbol.id, symbol]));
    this.storiesBySlug = new Map(this.stories.map((story) => [story.slug, story]));
  }

  findEntry(id: string): SymbolEntry | undefined {
    return this.symbolsById.get(id);
  }

  /** The symbol as the API returns it, with its stories. */
  findSymbol(id: string): SymbolDetail | undefined {
    const entry = this.findEntry(id);
    return entry && { ...toDreamSymbol(entry), stories: this.storiesWith(id) };
  }

  /** Stories that use the symbol, except bare stories, where the dream only names it. */
  storiesWith(id: string): ListedStory[] {
    return this.stories.filter(({ bare, symbols }) => !bare && symbols.includes(id)).map(toListedStory);
  }

  findStory(slug: string): DreamStory | undefined {
    const story = this.storiesBySlug.get(slug);
    return story && toDreamStory(story, (id) => this.findEntry(id)?.name);
  }

  /** All stories, or those whose title contains the query. */
  listStories(query = ''): ListedStory[] {
    const key = searchKey(query);
    return this.stories.filter(({ title }) => searchKey(title).includes(key)).map(toListedStory);
  }

  searchSymbols(query: string, kind?: SymbolKind): DreamSymbol[] {
    return searchSymbols(this.symbols, query, kind).map(toDreamSymbol);
  }

  /** Whether the text is certainly not a dream. */
  isNoDream(text: string, readsOnlyKorean: boolean): boolean {
    return this.haemong.isNoDream(text, readsOnlyKorean);
  }

  /** The symbols in the dream, each with a literal quote from it. */
  matchSymbols(dreamContent: string): FoundSymbol[] {
    return toMatches(this.haemong.symbolsIn(dreamContent), dreamContent);
  }

  /** What the dictionary tells a model about the dream, whose text is in NFC. */
  materialOf(dreamContent: string): DreamMaterial {
    const { symbols, stories, situations, ...rest } = this.haemong.analyze(dreamContent);
    return {
      dreamContent,
      ...rest,
      matches: toMatches(symbols, dreamContent),
      stories: stories.map(toStoryCandidate),
      situations: situations.map(toSituationCandidate),
    };
  }
}

function toMatches(found: readonly SymbolOccurrence[], dreamContent: string): FoundSymbol[] {
  return found.slice(0, MAX_MATCHES).map(({ symbol: { id, name, gist }, start, end }) => {
    return { id, name, gist, quote: dreamContent.slice(start, end) };
  });
}
