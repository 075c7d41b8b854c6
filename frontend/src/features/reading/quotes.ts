import type { ReadingSymbol } from '@kkumpuri/contract';

export type DreamPiece = { text: string; symbols: ReadingSymbol[] };
type Span = { start: number; end: number; symbols: ReadingSymbol[] };

/** The one word of a quote that names the symbol: what stands for it in the dream. */
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

/** Words that overlap share one span. */
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

/** The dream cut at the words its reading rests on; what is not found stays plain. */
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
