import type { SymbolEntry } from '../schema/symbol.js';
import type { Verdict } from '../schema/story.js';
import type { Situation } from '../symbols/situations.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Point } from './point-finder.js';

/** What tradition has to say of a thing that the point names, though not of the scene. */
export interface Tradition {
  text: string;
  verdict: Verdict;
  symbols: { id: string; name: string; quote: string; why: string }[];
}

/** Of persons, places and deeds tradition says too many things to say one of them alone. */
const THINGS: ReadonlySet<SymbolEntry['kind']> = new Set(['animal', 'food', 'nature', 'object', 'body']);
const HANDED_DOWN: ReadonlySet<string> = new Set(['사료', '민속']);
/** What was lost or threatens is no good sign, whatever it is. */
const TURNED: ReadonlySet<string> = new Set([
  'lost',
  'threat',
  'hurt-by-others',
  'cannot',
  'i-did-wrong',
  'body-changes',
]);

export function traditionOf(
  dream: Understanding,
  point: Point,
  found: readonly SymbolOccurrence[],
  situation?: Situation,
): Tradition {
  if (situation) return { text: situation.meaning, verdict: situation.verdict, symbols: [] };
  const occurrence = found.find((one) => isToldOf(one, point));
  if (!occurrence) return { text: '', verdict: '중립', symbols: [] };
  const { symbol, start, end } = occurrence;
  const quote = dream.text.slice(start, end);
  const isGood = symbol.verdict === '길' && point.tone !== 'grave' && !TURNED.has(point.kind);
  return {
    text: `다만 ${quote}만 놓고 보면 ${symbol.gist}`,
    verdict: isGood ? '길' : '중립',
    symbols: [{ id: symbol.id, name: symbol.name, quote, why: symbol.gist }],
  };
}

const isToldOf = ({ symbol, start, end }: SymbolOccurrence, point: Point): boolean =>
  start >= point.start &&
  end <= point.end &&
  THINGS.has(symbol.kind) &&
  symbol.verdict !== '중립' &&
  symbol.sources.some((source) => HANDED_DOWN.has(source));
