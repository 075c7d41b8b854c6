import type { CompiledSymbol } from './compiled-symbol.js';
import { isNegated } from './negation.js';
import { endOfWord, isComparison } from './particles.js';
import { isSolidWithVerb } from './solid-verbs.js';

/** One place where a symbol stands in the dream. `end` is the end of the noun or of the pattern's match. */
export interface Occurrence {
  symbol: CompiledSymbol;
  start: number;
  end: number;
  /** Found by a pattern, as deeds are, and not by its name. */
  byPattern: boolean;
}

type NounIndex = ReadonlyMap<string, readonly { noun: string; symbol: CompiledSymbol }[]>;

/** 큰뱀, 흰개, 아기돼지: adjectives that are written solid with what they describe. */
const PREFIX =
  /(?:큰|작은|흰|검은|하얀|까만|빨간|파란|노란|붉은|푸른|커다란|거대한|어린|늙은|죽은|새끼|아기|황금) ?(?=[가-힣])/y;
const WORD_STARTS = /(?<![가-힣])[가-힣A-Za-z]/g;

export class OccurrenceFinder {
  private readonly nounIndex: NounIndex;

  constructor(private readonly symbols: readonly CompiledSymbol[]) {
    this.nounIndex = indexNouns(symbols);
  }

  /** All occurrences, with those that lie inside a longer one of another symbol dropped. */
  find(text: string): Occurrence[] {
    const all = [...this.nouns(text), ...this.patterns(text)];
    return withoutCovered(all);
  }

  private *nouns(text: string): Generator<Occurrence> {
    for (const { index } of text.matchAll(WORD_STARTS)) {
      const found = this.nounAt(text, index) ?? this.nounAfterPrefix(text, index);
      if (found) yield found;
    }
  }

  private nounAfterPrefix(text: string, wordStart: number): Occurrence | undefined {
    PREFIX.lastIndex = wordStart;
    const prefix = PREFIX.exec(text);
    if (!prefix || prefix[0].endsWith(' ')) return undefined;
    return this.nounAt(text, wordStart + prefix[0].length);
  }

  private nounAt(text: string, start: number): Occurrence | undefined {
    for (const { noun, symbol } of this.nounIndex.get(text.charAt(start)) ?? []) {
      if (!text.startsWith(noun, start)) continue;
      const end = start + noun.length;
      const isWord = endOfWord(text, start, end) >= 0 || isSolidWithVerb(text, start, end);
      if (!isWord || isComparison(text, end)) continue;
      if (symbol.except && matchesAt(symbol.except, text, start)) continue;
      if (isNegated(text, end, symbol.absenceCounts)) continue;
      return { symbol, start, end, byPattern: false };
    }
    return undefined;
  }

  private *patterns(text: string): Generator<Occurrence> {
    for (const symbol of this.symbols) {
      // Most are nowhere, and only what is somewhere is worth an iterator, which costs more than the search.
      if (!symbol.pattern || text.search(symbol.pattern) < 0) continue;
      for (const { 0: matched, index } of text.matchAll(symbol.pattern)) {
        const end = index + matched.length;
        if (isNegated(text, end, symbol.absenceCounts) || isComparison(text, end)) continue;
        yield { symbol, start: index, end, byPattern: true };
      }
    }
  }
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function indexNouns(symbols: readonly CompiledSymbol[]): NounIndex {
  const index = new Map<string, { noun: string; symbol: CompiledSymbol }[]>();
  for (const symbol of symbols) {
    for (const noun of symbol.nouns) {
      const first = noun.charAt(0);
      index.set(first, [...(index.get(first) ?? []), { noun, symbol }]);
    }
  }
  for (const nouns of index.values()) nouns.sort((a, b) => b.noun.length - a.noun.length);
  return index;
}

/** Earlier and longer ones first, so that what may cover an occurrence always stands before it. */
function withoutCovered(all: readonly Occurrence[]): Occurrence[] {
  const ordered = [...all].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Occurrence[] = [];
  let open: Occurrence[] = [];
  for (const occurrence of ordered) {
    open = open.filter(({ end }) => end > occurrence.start);
    if (open.some((longer) => covers(longer, occurrence))) continue;
    kept.push(occurrence);
    open.push(occurrence);
  }
  return kept;
}

/** 구렁이 leaves no 이, and what befalls somebody swallows them (엄마가 죽는 꿈), but not the bus that was missed. */
function covers(longer: Occurrence, shorter: Occurrence): boolean {
  if (longer.symbol === shorter.symbol || shorter.end > longer.end) return false;
  const [kind, other] = [longer.symbol.entry.kind, shorter.symbol.entry.kind];
  if (!longer.byPattern || kind === other) return true;
  return other === 'person' && kind === 'ritual';
}
