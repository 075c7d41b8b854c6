import type { SymbolEntry } from '../schema/symbol.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Reader, Understanding } from '../understanding/understanding.js';
import { namesOf, type SymbolOccurrence } from './symbol-finder.js';

export type Situation = SymbolEntry['situations'][number];

/** These act themselves: what is told of them is told only where they do it. */
const ACTING = new Set<SymbolEntry['kind']>(['animal', 'person']);
/** So common that they make no scene. */
const TOO_COMMON = new Set([
  '하다',
  '되다',
  '있다',
  '없다',
  '나오다',
  '나타나다',
  '보다',
  '보이다',
  '가다',
  '오다',
]);

/** Finds the one situation of a symbol that the dream tells: the same deed, done, by or to the same thing. */
export class SituationFinder {
  private readonly deeds = new Map<Situation, ReadonlySet<string>>();

  constructor(private readonly reader: Reader) {}

  /** The last one in the dream, as the ending counts. */
  find(dream: Understanding, found: readonly SymbolOccurrence[]): Situation | undefined {
    const done = dream.events.filter(({ status }) => status === 'done');
    for (const event of done.reverse()) {
      for (const occurrence of found) {
        const noun = nounIn(event, occurrence);
        if (!noun) continue;
        const { symbol } = occurrence;
        const situation = symbol.situations.find((one) => isPlain(one, symbol) && this.isTold(one, event));
        if (situation) return situation;
      }
    }
    return undefined;
  }

  private isTold(situation: Situation, { lemmas }: DreamEvent): boolean {
    const deeds = this.deedsOf(situation);
    return lemmas.some((lemma) => deeds.has(lemma));
  }

  private deedsOf(situation: Situation): ReadonlySet<string> {
    let deeds = this.deeds.get(situation);
    if (!deeds) {
      const { events } = this.reader.understand(situation.when);
      const told = events.filter(({ status }) => status === 'done').flatMap(({ lemmas }) => lemmas);
      deeds = new Set(told.filter((lemma) => !TOO_COMMON.has(lemma)));
      this.deeds.set(situation, deeds);
    }
    return deeds;
  }
}

/** 뒤집히거나 죽는다: only deeds of the symbol. Where more is asked (낡은 신을 버린다) it is not known whether the dream tells it. */
function isPlain({ when }: Situation, symbol: SymbolEntry): boolean {
  const words = when.split(' ');
  const names = namesOf(symbol);
  return words.every(
    (word, index) =>
      index === words.length - 1 || /거나$/u.test(word) || names.some((name) => word.startsWith(name)),
  );
}

function nounIn({ doers, others }: DreamEvent, { symbol, start, end }: SymbolOccurrence): Noun | undefined {
  // 고양이가 쥐를 물었다: what it does to another is another scene.
  if (ACTING.has(symbol.kind) && others.some(({ role }) => role === 'object')) return undefined;
  const nouns = ACTING.has(symbol.kind) ? doers : [...doers, ...others];
  return nouns.find((noun) => noun.start < end && noun.end > start);
}
