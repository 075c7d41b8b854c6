import { withParticle } from '@kkumpuri/korean';
import { hasOwnName, nameIn, shownName, topicOf } from '../symbols/symbol-words.js';
import type { ThingTradition } from '../schema/point-words.js';
import type { Verdict } from '../schema/story.js';
import type { ToldSituation } from '../symbols/told-situations.js';
import { isOnlyPlace, mostCentral } from '../symbols/centrality.js';
import { shownSymbol, type ShownSymbol } from '../symbols/shown-symbol.js';
import { namesOf, type SymbolOccurrence } from '../symbols/symbol-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Point } from './point-finder.js';

/** The traditional meaning of a scene or of a thing in the dream. */
export interface Tradition {
  text: string;
  verdict: Verdict;
  symbols: ShownSymbol[];
  /** For the answer: what the scene means. */
  scene?: string;
  /** For the answer, if it says nothing else: the general meaning of the thing. */
  meaning?: string;
}

/** Kinds of point in which tradition reads a good thing as a good sign. */
const FAVORABLE_KINDS: ReadonlySet<string> = new Set(['given', 'wonder', 'together', 'saved', 'too-many']);
const SPEECH = 'words';
/** In characters. In a longer dream, only a thing that the point names or that is named twice is used. */
const SHORT_DREAM = 80;

export class TraditionFinder {
  private readonly things: ReadonlyMap<string, ThingTradition>;

  constructor(things: readonly ThingTradition[]) {
    this.things = new Map(things.map((thing) => [thing.symbol, thing]));
  }

  /**
   * Returns the meaning of the scene, if the dictionary has it; else of the dead; else of a thing in the point; else of
   * a thing that a short dream names, or a longer one names twice. Of several things, the most central counts.
   */
  find(
    dream: Understanding,
    point: Point,
    found: readonly SymbolOccurrence[],
    told?: ToldSituation,
  ): Tradition | undefined {
    const isClashing = told?.situation.verdict === '흉' && point.tone === 'light';
    // 쌀이 쏟아져서 웃었다: a scene of loss does not fit a cheerful dream.
    if (told && !isClashing) return this.ofScene(told);
    const dead = dream.deceased.size > 0 ? this.things.get('dead') : undefined;
    if (dead) return { ...this.meaningOf(dead, point, dream), symbols: [] };
    // 밥은 먹었니: a thing in quoted speech is not in the dream.
    if (point.kind === SPEECH) return undefined;
    const known = found.filter((one) => this.things.has(one.symbol.id) && !isOnlyPlace(one, dream));
    const central = mostCentral(known, dream).filter((one) => hasOwnName(one, dream));
    const isShort = dream.parts.dream.trim().length <= SHORT_DREAM;
    const ordered = [...central, ...known.filter((one) => isThing(one) || hasOwnName(one, dream))];
    const occurrence =
      ordered.find((one) => isThing(one) && isWithin(one, point)) ??
      ordered.find((one) => isShort || isNamedAgain(one, dream));
    const thing = occurrence && this.things.get(occurrence.symbol.id);
    if (!occurrence || !thing) return undefined;
    return {
      ...this.meaningOf(thing, point, dream),
      symbols: [shownSymbol(dream, occurrence)],
      meaning: hasOwnName(occurrence, dream) ? generalMeaning(occurrence, dream) : undefined,
    };
  }

  private ofScene({ symbol, situation }: ToldSituation): Tradition {
    const { verdict, meaning } = situation;
    const text = this.things.get(symbol.id)?.text;
    return text ? { text, verdict, symbols: [], scene: meaning } : { text: meaning, verdict, symbols: [] };
  }

  /** Uses the verdict of the thing only if the scene agrees with it; otherwise returns 엇갈림. */
  private meaningOf({ text, verdict }: ThingTradition, { kind, tone }: Point, { events }: Understanding) {
    const isFavorable =
      FAVORABLE_KINDS.has(kind) && tone !== 'grave' && !events.some(({ status }) => status === 'not');
    const holds = { 길: tone === 'light' || isFavorable, 흉: tone === 'grave', 중립: true, 엇갈림: true }[
      verdict
    ];
    return { text, verdict: holds ? verdict : ('엇갈림' as const) };
  }
}

/** 학교 and 손 are where and with what something happens, in most dreams. */
const isThing = ({ symbol }: SymbolOccurrence): boolean => symbol.kind !== 'place' && symbol.kind !== 'body';

/** 불이 났는데 … 불 구경: counts every noun that names the symbol, 새끼돼지 for 돼지 too. */
const isNamedAgain = ({ symbol }: SymbolOccurrence, { nouns }: Understanding): boolean =>
  nouns.filter(({ word }) =>
    namesOf(symbol).some((name) => word === name || (name.length > 1 && word.endsWith(name))),
  ).length > 1;

const isWithin = ({ start, end }: SymbolOccurrence, point: Point): boolean =>
  start >= point.start && end <= point.end;

/** 고슴도치는 … 뜻해 왔어요; 다른 사람이 죽는 꿈은 … */
function generalMeaning(occurrence: SymbolOccurrence, dream: Understanding): string {
  const { symbol } = occurrence;
  const name = nameIn(dream, occurrence);
  const topic = name === shownName(symbol.name) ? topicOf(symbol) : withParticle(name, '은/는');
  return `${topic} ${symbol.gist}`;
}
