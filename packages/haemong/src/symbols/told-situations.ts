import type { SymbolEntry } from '../schema/symbol.js';
import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Reader, Understanding } from '../understanding/understanding.js';
import { sceneOf, type Deed, type Scene } from './scene.js';
import type { SymbolOccurrence } from './symbol-finder.js';

export type Situation = SymbolEntry['situations'][number];

const SHORT_DREAM = 80;
const OFTEN = 2;

/** A situation of a symbol that happens in a dream. */
export interface ToldSituation {
  symbol: SymbolEntry;
  situation: Situation;
}

/** Finds, for each symbol in a dream, the most specific situation that happens. */
export class SituationFinder {
  private readonly scenes = new Map<Situation, Scene>();

  constructor(private readonly reader: Reader) {}

  find(dream: Understanding, found: readonly SymbolOccurrence[]): ToldSituation[] {
    return found.flatMap((occurrence) => {
      const { symbol } = occurrence;
      if (!isCentral(occurrence, dream)) return [];
      const matching = symbol.situations.filter((situation) => {
        const scene = this.sceneOf(situation, symbol);
        return dream.events.some((event) => isMatch(scene, event, occurrence, dream));
      });
      // Prefer 앞니가 빠진다 to 이가 빠진다.
      const [most] = matching.sort((a, b) => this.specificity(b, symbol) - this.specificity(a, symbol));
      return most ? [{ symbol, situation: most }] : [];
    });
  }

  private specificity(situation: Situation, symbol: SymbolEntry): number {
    const { words, otherDeeds, isByOthers } = this.sceneOf(situation, symbol);
    return words.length + otherDeeds.length + (isByOthers ? 1 : 0);
  }

  private sceneOf(situation: Situation, symbol: SymbolEntry): Scene {
    const known = this.scenes.get(situation) ?? sceneOf(this.reader.understand(situation.when), symbol);
    this.scenes.set(situation, known);
    return known;
  }
}

/** A longer dream names many things once; only those it names again are central. */
function isCentral({ start, end }: SymbolOccurrence, { parts, nouns }: Understanding): boolean {
  const named = parts.dream.slice(start, end);
  return (
    parts.dream.trim().length <= SHORT_DREAM || nouns.filter(({ word }) => word === named).length >= OFTEN
  );
}

function isMatch(
  scene: Scene,
  event: DreamEvent,
  occurrence: SymbolOccurrence,
  dream: Understanding,
): boolean {
  if (!scene.deeds.some((deed) => isSameDeed(deed, event))) return false;
  if (!scene.words.every((word) => event.chain.includes(word))) return false;
  if (!scene.otherDeeds.every((deed) => dream.events.some((other) => isSameDeed(deed, other)))) return false;
  return hasSameRole(scene, event, occurrence) && hasSameDoer(scene, event, occurrence);
}

const isSameDeed = ({ lemmas, status }: Deed, event: DreamEvent): boolean =>
  status === event.status && event.lemmas.some((lemma) => lemmas.has(lemma));

/** Tests that the symbol has the same role in both: it bites, or it is bitten. */
function hasSameRole({ role }: Scene, event: DreamEvent, occurrence: SymbolOccurrence): boolean {
  if (isDeedItself(event, occurrence)) return true;
  const { symbol, start, end } = occurrence;
  const isSymbol = (noun: Noun) => noun.start < end && noun.end > start;
  const isActing = ACTING.has(symbol.kind);
  const acts = event.doers.some(isSymbol);
  const isAffected = event.others.some(isSymbol);
  if (role === 'acts') return acts && !(isActing && event.others.some(isOther(isSymbol)));
  if (role === 'is affected') return isAffected || (acts && !isActing);
  return isActing ? acts && !event.others.some(({ role }) => role === 'object') : acts || isAffected;
}

/** A deed symbol (운다) requires the dreamer as the doer, 남이 운다 another being; else no other being may act. */
function hasSameDoer({ isByOthers }: Scene, event: DreamEvent, occurrence: SymbolOccurrence): boolean {
  const isSymbol = (noun: Noun) => noun.start < occurrence.end && noun.end > occurrence.start;
  if (isByOthers) return event.doers.some(isOther(isSymbol));
  const { self, nouns } = event.implied;
  const doers = event.doers.length > 0 ? event.doers : self ? [] : nouns;
  if (isDeedItself(event, occurrence)) return doers.every(({ classes }) => classes.includes('self'));
  return !doers.some(isOther(isSymbol));
}

/** 우는 꿈, 떨어지는 꿈: the symbol is the deed itself. */
const isDeedItself = (event: DreamEvent, { start, end }: SymbolOccurrence): boolean =>
  event.start < end && event.end > start;

const ACTING = new Set<SymbolEntry['kind']>(['animal', 'person']);

const isOther =
  (isSymbol: (noun: Noun) => boolean) =>
  (noun: Noun): boolean =>
    !isSymbol(noun) && isAnimate(noun) && !noun.classes.includes('self');
