import { normalizeText, type SymbolKind, type Verdict } from '@kkumpuri/contract';
import { josa } from 'es-hangul';
import { dreamOnly } from '../../dream-only.js';
import type { SymbolMatch } from '../../interpreter.port.js';
import type { Lexicon } from '../lexicon.js';
import type { Situation, SymbolEntry } from '../symbol-entry.js';
import { clauseIndexAt, isByDay, splitClauses, type Clause } from './clauses.js';
import { compileSymbol } from './compiled-symbol.js';
import { inKnownEndings } from './noted-endings.js';
import { OccurrenceFinder, type Occurrence } from './occurrences.js';
import { quoteAround } from './quote.js';
import { readSituation, type ReadSituation } from './situation.js';

/** A symbol in a dream, with the situation it was found in. */
export interface FoundInDream {
  entry: SymbolEntry;
  situation: Situation | null;
  /** What the dream calls it, or null for a deed. */
  word: string | null;
  start: number;
  end: number;
  quote: string;
  score: number;
}

interface ReadOccurrence {
  occurrence: Occurrence;
  read: ReadSituation;
}

/** A dream that names a symbol a hundred times is told by the first few. */
const MOST_PLACES = 6;

/** Animals and rites carry a dream; places and forms frame it. */
const KIND_WEIGHT: Readonly<Record<SymbolKind, number>> = {
  animal: 6,
  ritual: 6,
  body: 6,
  action: 5,
  nature: 4,
  food: 4,
  object: 4,
  place: 3,
  person: 3,
  form: 2,
};

export class SymbolMatcher {
  private readonly finder: OccurrenceFinder;

  constructor(lexicon: Lexicon) {
    this.finder = new OccurrenceFinder(lexicon.entries.map(compileSymbol));
  }

  /** Every symbol of the dream once, the most telling first. */
  find(dreamContent: string): FoundInDream[] {
    const text = dreamOnly(normalizeText(dreamContent));
    const clauses = splitClauses(text);
    const perSymbol = new Map<string, ReadOccurrence[]>();
    const known = inKnownEndings(text);
    const occurrences = dreamed(text, clauses, this.finder.find(known));
    const subjects = clausesWithSubject(text, clauses, occurrences);
    for (const occurrence of occurrences) {
      const { id } = occurrence.symbol.entry;
      const places = perSymbol.get(id) ?? [];
      if (places.length >= MOST_PLACES) continue;
      perSymbol.set(id, [
        ...places,
        { occurrence, read: readSituation(known, clauses, occurrence, takenFrom(id, subjects)) },
      ]);
    }
    const found = [...perSymbol.values()].map((places) => mostTelling(text, clauses, places));
    const alone = found.filter(({ entry }) => entry.standsAlone);
    return (alone.length > 0 ? alone : found).sort((a, b) => b.score - a.score || a.start - b.start);
  }
}

/** 요즘 회사에서 야근이 많아서 …: a ground for the dream, unless the clause tells of the dream itself. */
const GROUND = /^(?!.*꿈).*(?:서|니까|[는은던]데|지만)[,.]*$/;

/** Without what the dreamer tells of the day, where there is anything else. */
function dreamed(text: string, clauses: readonly Clause[], all: readonly Occurrence[]) {
  const isOfDay = clauses.map(({ start, end }) => {
    const clause = text.slice(start, end);
    return isByDay(clause) && GROUND.test(clause);
  });
  const ofDream = all.filter(({ start }) => !isOfDay[clauseIndexAt(clauses, start)]);
  return ofDream.length > 0 ? ofDream : all;
}

const SUBJECT = /(?:이|가|은|는|들이|께서)$/;

/** Which symbols are a clause's subject: such a clause goes on about them and no longer about what came before. */
function clausesWithSubject(text: string, clauses: readonly Clause[], occurrences: readonly Occurrence[]) {
  return occurrences
    .filter(({ start, end }) => SUBJECT.test(wordsAt(text, start, end)))
    .map(({ symbol, start }) => ({ clause: clauseIndexAt(clauses, start), id: symbol.entry.id }));
}

function wordsAt(text: string, start: number, end: number): string {
  const space = text.slice(end).search(/\s|$/);
  return text.slice(start, end + space);
}

function takenFrom(id: string, subjects: readonly { clause: number; id: string }[]): Set<number> {
  return new Set(subjects.filter((subject) => subject.id !== id).map(({ clause }) => clause));
}

function mostTelling(
  text: string,
  clauses: readonly Clause[],
  places: readonly ReadOccurrence[],
): FoundInDream {
  const best = places.reduce((a, b) => (b.read.weight > a.read.weight ? b : a));
  const { occurrence, read } = best;
  const { entry } = occurrence.symbol;
  const quote = quoteAround(text, clauses, read, occurrence);
  const score = KIND_WEIGHT[entry.kind] + read.weight + Math.min(places.length - 1, 3);
  const word = occurrence.byPattern ? null : text.slice(occurrence.start, occurrence.end);
  return {
    entry,
    situation: read.situation,
    word,
    ...quote,
    quote: text.slice(quote.start, quote.end),
    score,
  };
}

/** 절(사찰) is spoken of as 절. */
function spokenName(name: string): string {
  return name.replace(/\(.*\)$/, '');
}

/** A place that is only named tells where, and nothing of luck. */
function verdictAlone({ kind, verdict }: SymbolEntry): Verdict {
  return kind === 'place' ? '중립' : verdict;
}

export function toSymbolMatch({ entry, situation, word, quote, start, end }: FoundInDream): SymbolMatch {
  return {
    id: entry.id,
    name: entry.name,
    ...(word === null ? {} : { word }),
    quote,
    start,
    end,
    meaning: situation?.meaning ?? `${josa(word ?? spokenName(entry.name), '은/는')} ${entry.gist}`,
    verdict: situation?.verdict ?? verdictAlone(entry),
    disagreement: entry.disagreement,
    psychological: entry.psychological,
  };
}
