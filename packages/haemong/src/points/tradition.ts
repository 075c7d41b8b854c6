import type { ThingTradition } from '../schema/point-words.js';
import type { Verdict } from '../schema/story.js';
import type { Situation } from '../symbols/told-situations.js';
import type { SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Point } from './point-finder.js';

/** The traditional meaning of a thing in the dream, whatever happens to it. */
export interface Tradition {
  text: string;
  verdict: Verdict;
  symbols: { id: string; name: string; quote: string; why: string }[];
}

/** Scenes in which a good thing was taken for a good sign. */
const KEPT: ReadonlySet<string> = new Set(['given', 'wonder', 'together', 'saved', 'too-many']);
const WORDS = 'words';
/** In a longer dream only a thing counts that its point names, or that is named twice. In characters. */
const MANY_THINGS = 80;

export class TraditionTeller {
  private readonly things: ReadonlyMap<string, ThingTradition>;

  constructor(things: readonly ThingTradition[]) {
    this.things = new Map(things.map((thing) => [thing.symbol, thing]));
  }

  /** Of the scene, if the dictionary has it; else of the dead, of the thing that the point names, or one that a short dream names or a
   * longer one names again. */
  tell(
    dream: Understanding,
    point: Point,
    found: readonly SymbolOccurrence[],
    situation?: Situation,
  ): Tradition | undefined {
    const isSpoilt = situation?.verdict === '흉' && point.tone === 'light';
    // 쌀이 쏟아져서 웃었다: a scene of loss does not fit a cheerful dream.
    if (situation && !isSpoilt) return { text: situation.meaning, verdict: situation.verdict, symbols: [] };
    const dead = dream.deceased.size > 0 ? this.things.get('dead') : undefined;
    if (dead) return { ...this.told(dead, point, dream), symbols: [] };
    // 밥은 먹었니: a thing in quoted speech is not in the dream.
    if (point.kind === WORDS) return undefined;
    const known = found.filter(({ symbol }) => this.things.has(symbol.id));
    const isShort = dream.parts.dream.trim().length <= MANY_THINGS;
    const occurrence =
      known.find((one) => isWithin(one, point)) ?? known.find((one) => isShort || isNamedAgain(one, dream));
    const thing = occurrence && this.things.get(occurrence.symbol.id);
    if (!occurrence || !thing) return undefined;
    const { symbol, start, end } = occurrence;
    const quote = dream.text.slice(start, end);
    return {
      ...this.told(thing, point, dream),
      symbols: [{ id: symbol.id, name: symbol.name, quote, why: symbol.gist }],
    };
  }

  /** The verdict of the thing counts only where the scene agrees with it. */
  private told({ text, verdict }: ThingTradition, { kind, tone }: Point, { events }: Understanding) {
    const isKept = KEPT.has(kind) && tone !== 'grave' && !events.some(({ status }) => status === 'not');
    const holds = { 길: tone === 'light' || isKept, 흉: tone === 'grave', 중립: true, 엇갈림: true }[verdict];
    return { text, verdict: holds ? verdict : ('엇갈림' as const) };
  }
}

const isNamedAgain = ({ start, end }: SymbolOccurrence, { text, nouns }: Understanding): boolean =>
  nouns.filter(({ word }) => word === text.slice(start, end)).length > 1;

const isWithin = ({ start, end }: SymbolOccurrence, point: Point): boolean =>
  start >= point.start && end <= point.end;
