import type { ReadingSymbol } from '@kkumpuri/contract';

export type DreamPiece = { text: string; symbols: ReadingSymbol[] };
type Span = { start: number; end: number; symbols: ReadingSymbol[] };

/** Returns the word of a quote that contains the symbol name, or the first word. */
function wordOf({ quote, name }: ReadingSymbol): string {
  const words = quote.split(/\s+/).filter(Boolean);
  return words.find((word) => word.includes(name)) ?? words[0] ?? '';
}

function spanOf(dream: string, symbol: ReadingSymbol): Span[] {
  const word = wordOf(symbol);
  const quoted = dream.indexOf(symbol.quote);
  if (word === '' || quoted < 0) return [];
  const start = quoted + symbol.quote.indexOf(word);
  return [{ start, end: start + word.length, symbols: [symbol] }];
}

/** Merges overlapping spans. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start < last.end) {
      last.end = Math.max(last.end, span.end);
      last.symbols.push(...span.symbols);
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/** Splits the dream at the quoted words of its symbols. Ignores quotes that the dream does not contain. */
export function cutAtQuotes(dream: string, symbols: readonly ReadingSymbol[]): DreamPiece[] {
  const pieces: DreamPiece[] = [];
  let place = 0;
  for (const { start, end, symbols: here } of joinSpans(symbols.flatMap((symbol) => spanOf(dream, symbol)))) {
    if (start > place) pieces.push({ text: dream.slice(place, start), symbols: [] });
    pieces.push({ text: dream.slice(start, end), symbols: here });
    place = end;
  }
  if (place < dream.length) pieces.push({ text: dream.slice(place), symbols: [] });
  return pieces;
}
