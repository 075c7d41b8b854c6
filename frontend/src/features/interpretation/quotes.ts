import type { ReadingSymbol } from '@kkumpuri/contract';

export type DreamPiece = { text: string; symbols: ReadingSymbol[] };

/** The dream cut at the places its reading rests on. Quotes that overlap share one piece; what is not found stays plain. */
export function cutAtQuotes(dream: string, symbols: ReadingSymbol[]): DreamPiece[] {
  const spans: { start: number; end: number; symbols: ReadingSymbol[] }[] = [];
  const found = symbols
    .map((symbol) => ({ symbol, start: symbol.quote === '' ? -1 : dream.indexOf(symbol.quote) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  for (const { symbol, start } of found) {
    const end = start + symbol.quote.length;
    const last = spans.at(-1);
    if (last && start < last.end) {
      last.end = Math.max(last.end, end);
      last.symbols.push(symbol);
    } else {
      spans.push({ start, end, symbols: [symbol] });
    }
  }
  const pieces: DreamPiece[] = [];
  let place = 0;
  for (const { start, end, symbols: here } of spans) {
    if (start > place) pieces.push({ text: dream.slice(place, start), symbols: [] });
    pieces.push({ text: dream.slice(start, end), symbols: here });
    place = end;
  }
  if (place < dream.length) pieces.push({ text: dream.slice(place), symbols: [] });
  return pieces;
}
