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

/** A situation that a dream tells of one of its symbols. */
export interface ToldSituation {
  symbol: SymbolEntry;
  situation: Situation;
}

/** Finds, of each symbol of a dream, the one situation that the dream tells. */
export class ToldSituations {
  private readonly scenes = new Map<Situation, Scene>();

  constructor(private readonly reader: Reader) {}

  in(dream: Understanding, found: readonly SymbolOccurrence[]): ToldSituation[] {
    return found.flatMap((occurrence) => {
      const { symbol } = occurrence;
      if (!carries(occurrence, dream)) return [];
      const told = symbol.situations.filter((situation) => {
        const scene = this.sceneOf(situation, symbol);
        return dream.events.some((event) => isTold(scene, event, occurrence, dream));
      });
      // 앞니가 빠진다 says more than 이가 빠진다.
      const [most] = told.sort((a, b) => this.asked(b, symbol) - this.asked(a, symbol));
      return most ? [{ symbol, situation: most }] : [];
    });
  }

  private asked(situation: Situation, symbol: SymbolEntry): number {
    const { words, besides, isOfOthers } = this.sceneOf(situation, symbol);
    return words.length + besides.length + (isOfOthers ? 1 : 0);
  }

  private sceneOf(situation: Situation, symbol: SymbolEntry): Scene {
    const known = this.scenes.get(situation) ?? sceneOf(this.reader.understand(situation.when), symbol);
    this.scenes.set(situation, known);
    return known;
  }
}

/** A longer dream names many things once; it is about what it names again. */
function carries({ start, end }: SymbolOccurrence, { parts, nouns }: Understanding): boolean {
  const named = parts.dream.slice(start, end);
  return (
    parts.dream.trim().length <= SHORT_DREAM || nouns.filter(({ word }) => word === named).length >= OFTEN
  );
}

function isTold(
  scene: Scene,
  event: DreamEvent,
  occurrence: SymbolOccurrence,
  dream: Understanding,
): boolean {
  if (!scene.deeds.some((deed) => isSameDeed(deed, event))) return false;
  if (!scene.words.every((word) => event.chain.includes(word))) return false;
  if (!scene.besides.every((deed) => dream.events.some((other) => isSameDeed(deed, other)))) return false;
  return isOfTheSame(scene, event, occurrence) && isDoneByTheSame(scene, event, occurrence);
}

const isSameDeed = ({ lemmas, status }: Deed, event: DreamEvent): boolean =>
  status === event.status && event.lemmas.some((lemma) => lemmas.has(lemma));

/** The symbol has the same part in it: bites, or is bitten. */
function isOfTheSame({ part }: Scene, event: DreamEvent, occurrence: SymbolOccurrence): boolean {
  if (isTheDeed(event, occurrence)) return true;
  const { symbol, start, end } = occurrence;
  const isMeant = (noun: Noun) => noun.start < end && noun.end > start;
  const isActing = ACTING.has(symbol.kind);
  const acts = event.doers.some(isMeant);
  const isAffected = event.others.some(isMeant);
  if (part === 'acts') return acts && !(isActing && event.others.some(isSomebodyElse(isMeant)));
  if (part === 'is affected') return isAffected || (acts && !isActing);
  return isActing ? acts && !event.others.some(({ role }) => role === 'object') : acts || isAffected;
}

/** What is told of the dreamer is told only where the dreamer does it; 남이 운다 only where somebody else does. */
function isDoneByTheSame({ isOfOthers }: Scene, event: DreamEvent, occurrence: SymbolOccurrence): boolean {
  const isMeant = (noun: Noun) => noun.start < occurrence.end && noun.end > occurrence.start;
  if (isOfOthers) return event.doers.some(isSomebodyElse(isMeant));
  const { self, nouns } = event.implied;
  const doers = event.doers.length > 0 ? event.doers : self ? [] : nouns;
  if (isTheDeed(event, occurrence)) return doers.every(({ classes }) => classes.includes('self'));
  return !doers.some(isSomebodyElse(isMeant));
}

/** 우는 꿈, 떨어지는 꿈: the symbol is what is done. */
const isTheDeed = (event: DreamEvent, { start, end }: SymbolOccurrence): boolean =>
  event.start < end && event.end > start;

const ACTING = new Set<SymbolEntry['kind']>(['animal', 'person']);

const isSomebodyElse =
  (isMeant: (noun: Noun) => boolean) =>
  (noun: Noun): boolean =>
    !isMeant(noun) && isAnimate(noun) && !noun.classes.includes('self');
