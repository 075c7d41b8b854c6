import type { ThingTradition } from '../schema/point-words.js';
import type { Verdict } from '../schema/story.js';
import type { Situation } from '../symbols/situations.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Point } from './point-finder.js';

/** What tradition has to say of a thing in the dream, though not of the scene. */
export interface Tradition {
  text: string;
  verdict: Verdict;
  symbols: { id: string; name: string; quote: string; why: string }[];
}

/** What was lost or threatens is no good sign, whatever it is. */
const TURNED: ReadonlySet<string> = new Set(['lost', 'threat', 'hurt-by-others', 'cannot', 'i-did-wrong']);
/** A longer dream mentions many things; it is about one that its point names. */
const MANY_THINGS = 80;

export class TraditionTeller {
  private readonly things: ReadonlyMap<string, ThingTradition>;

  constructor(things: readonly ThingTradition[]) {
    this.things = new Map(things.map((thing) => [thing.symbol, thing]));
  }

  /** Of the scene, if the dictionary has it; else of the dead, of the thing that the point names, or the only one that a short dream does. */
  tell(
    dream: Understanding,
    point: Point,
    found: readonly SymbolOccurrence[],
    situation?: Situation,
  ): Tradition | undefined {
    if (situation) return { text: situation.meaning, verdict: situation.verdict, symbols: [] };
    const dead = dream.deceased.size > 0 ? this.things.get('dead') : undefined;
    if (dead) return { ...this.told(dead, point), symbols: [] };
    const known = found.filter(({ symbol }) => this.things.has(symbol.id));
    const isShort = dream.parts.dream.trim().length <= MANY_THINGS;
    const occurrence = known.find((one) => isWithin(one, point)) ?? (isShort ? known[0] : undefined);
    const thing = occurrence && this.things.get(occurrence.symbol.id);
    if (!occurrence || !thing) return undefined;
    const { symbol, start, end } = occurrence;
    const quote = dream.text.slice(start, end);
    return {
      ...this.told(thing, point),
      symbols: [{ id: symbol.id, name: symbol.name, quote, why: symbol.gist }],
    };
  }

  private told({ text, verdict }: ThingTradition, { kind, tone }: Point) {
    const isGood = verdict === '길' && tone !== 'grave' && !TURNED.has(kind);
    return { text, verdict: verdict === '길' && !isGood ? ('엇갈림' as const) : verdict };
  }
}

const isWithin = ({ start, end }: SymbolOccurrence, point: Point): boolean =>
  start >= point.start && end <= point.end;
