import { particleAfter, wordEnd, WordTrie } from '@kkumpuri/korean';
import type { SymbolEntry } from '../schema/symbol.js';
import { isOnlyNamed } from '../understanding/only-named.js';

/** A mention of a symbol in the dream. Offsets are UTF-16; `end` is the end of the name. */
export interface SymbolOccurrence {
  symbol: SymbolEntry;
  start: number;
  end: number;
}

interface SymbolPattern {
  symbol: SymbolEntry;
  pattern: RegExp;
}

const WORD_START = /(?<![가-힣A-Za-z])[가-힣A-Za-z]/gu;
/** 큰뱀, 흰개: adjectives written without a space before the noun. */
const SOLID_PREFIX =
  /^(?:큰|작은|흰|검은|하얀|까만|빨간|파란|노란|붉은|푸른|커다란|거대한|어린|늙은|죽은|새끼|아기|황금)(?=[가-힣])/u;
/** 뱀은 없었다; 새처럼 날았다; 빨래 대신: the thing is not in the dream. */
const ABSENT = /^[가-힣]{0,2}\s?(?:없|아니|아닌|처럼|만 ?한|만큼|같은|같이|대신|말고)/u;
/** 밥을 세 그릇: counted food, not a vessel. 한 is no number in 깨끗한 그릇. */
const COUNTED = /(?<![가-힣])(?:한|두|세|서너|네|다섯|여섯|일곱|여덟|아홉|열|몇|\d{1,3}) ?$/u;
const COUNTING_WORDS: ReadonlySet<string> = new Set(['그릇', '접시', '상자', '보따리', '바구니']);
/** Between a name and the word 꿈: nothing, or a short verb. */
const NAMING = '[을를이가]? ?(?:[가-힣]{1,3} )?꿈';
/** 김장하는 꿈. */
const DONE_IN_DREAM = /^(?:하는|한|되는|된) ?꿈/u;
const LIVING: ReadonlySet<string> = new Set(['animal', 'person']);

/** Finds symbols by their names and patterns. Drops a match inside a longer one. */
export class SymbolFinder {
  private readonly names = new WordTrie<SymbolEntry>();
  private readonly patterns: SymbolPattern[] = [];
  private readonly except = new Map<string, RegExp>();

  constructor(symbols: readonly SymbolEntry[]) {
    const byContext = symbols.flatMap((symbol) => symbol.byContext);
    for (const symbol of symbols) {
      // 칼꿈, 무 뽑는 꿈: the word 꿈 is context enough for a name that only one symbol has.
      const named = symbol.byContext.filter(
        (name) => byContext.indexOf(name) === byContext.lastIndexOf(name),
      );
      const patterns = [...symbol.patterns, ...named.map((name) => `${name}(?=${NAMING})`)];
      for (const name of namesOf(symbol)) {
        if (symbol.byContext.includes(name)) continue;
        for (const spelling of new Set([name, name.replaceAll(' ', '')])) this.names.add(spelling, symbol);
      }
      if (patterns.length > 0) {
        const pattern = new RegExp(`(?<![가-힣])(?:${patterns.join('|')})`, 'gu');
        this.patterns.push({ symbol, pattern });
      }
      if (symbol.except.length > 0)
        this.except.set(symbol.id, new RegExp(`^(?:${symbol.except.join('|')})`, 'u'));
    }
  }

  find(text: string): SymbolOccurrence[] {
    const found = [...this.named(text), ...this.patterned(text)];
    return withoutCovered(found.filter((one) => !isAbsent(one, text)));
  }

  private named(text: string): SymbolOccurrence[] {
    const found: SymbolOccurrence[] = [];
    for (const { index } of text.matchAll(WORD_START)) {
      const prefix = SOLID_PREFIX.exec(text.slice(index, index + 4))?.[0].length ?? 0;
      const hit = this.namedAt(text, index) ?? (prefix > 0 ? this.namedAt(text, index + prefix) : undefined);
      if (hit) found.push(hit);
    }
    return found;
  }

  private namedAt(text: string, start: number): SymbolOccurrence | undefined {
    const hits = this.names.at(text, start);
    for (let index = hits.length - 1; index >= 0; index -= 1) {
      const hit = hits[index];
      if (!hit || this.except.get(hit.value.id)?.test(text.slice(start, start + 12))) continue;
      const rest = text.slice(hit.end, wordEnd(text, hit.end - 1)).replace(/[^가-힣].*$/u, '');
      const isNamed =
        particleAfter(text.slice(start, hit.end), rest) || DONE_IN_DREAM.test(text.slice(hit.end));
      if (isNamed) return { symbol: hit.value, start, end: hit.end };
    }
    return undefined;
  }

  private patterned(text: string): SymbolOccurrence[] {
    return this.patterns.flatMap(({ symbol, pattern }) => {
      if (text.search(pattern) < 0) return [];
      return [...text.matchAll(pattern)].map(({ 0: matched, index }) => ({
        symbol,
        start: index,
        end: index + matched.length,
      }));
    });
  }
}

const isAbsent = ({ symbol, start, end }: SymbolOccurrence, text: string): boolean =>
  ABSENT.test(text.slice(end, end + 6)) ||
  (COUNTING_WORDS.has(text.slice(start, end)) && COUNTED.test(text.slice(0, start))) ||
  (LIVING.has(symbol.kind) && isOnlyNamed(text, end));

export const namesOf = ({ name, spellings }: Pick<SymbolEntry, 'name' | 'spellings'>): string[] => [
  name,
  ...spellings,
];

function withoutCovered(found: readonly SymbolOccurrence[]): SymbolOccurrence[] {
  const ordered = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: SymbolOccurrence[] = [];
  let covered = -1;
  for (const occurrence of ordered) {
    if (occurrence.end <= covered && kept.at(-1)?.symbol !== occurrence.symbol) continue;
    if (!kept.some(({ symbol }) => symbol === occurrence.symbol)) kept.push(occurrence);
    covered = Math.max(covered, occurrence.end);
  }
  return kept;
}

/** Returns only the standalone symbols if there are any: words of luck beside them would hurt the dreamer. */
export function standaloneOrAll(found: readonly SymbolOccurrence[]): readonly SymbolOccurrence[] {
  const standalone = found.filter(({ symbol }) => symbol.standsAlone);
  return standalone.length > 0 ? standalone : found;
}
