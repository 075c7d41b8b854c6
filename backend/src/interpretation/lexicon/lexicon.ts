import { normalizeText, type SymbolKind } from '@kkumpuri/contract';
import { z } from 'zod';
import { findForbiddenClaims } from '../safety/forbidden-claims.js';
import { expandCue } from './cue-sets.js';
import { symbolData } from './data/index.js';
import { symbolEntrySchema, type SymbolEntry } from './symbol-entry.js';

/** Every symbol, checked. Knows nothing of dreams; the matcher and the composer read from it. */
export class Lexicon {
  private readonly byId: ReadonlyMap<string, SymbolEntry>;

  constructor(readonly entries: readonly SymbolEntry[]) {
    this.byId = new Map(entries.map((entry) => [entry.id, entry]));
  }

  find(id: string): SymbolEntry | undefined {
    return this.byId.get(id);
  }

  /** By any part of a name or spelling; names that begin with the query come first. */
  search(query: string, kind?: SymbolKind): SymbolEntry[] {
    const wanted = squeeze(query);
    const ofKind = kind ? this.entries.filter((entry) => entry.kind === kind) : [...this.entries];
    if (wanted === '') return ofKind;
    return ofKind
      .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
      .filter(({ rank }) => rank < NO_MATCH)
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry);
  }
}

const NO_MATCH = 4;

function squeeze(text: string): string {
  return normalizeText(text).replace(/\s/g, '').toLowerCase();
}

function rankOf(entry: SymbolEntry, wanted: string): number {
  const [name = '', ...spellings] = [entry.name, ...entry.spellings].map(squeeze);
  if (name === wanted) return 0;
  if (spellings.includes(wanted)) return 1;
  if (name.startsWith(wanted)) return 2;
  return [name, ...spellings].some((spelling) => spelling.includes(wanted)) ? 3 : NO_MATCH;
}

/** Throws one error that lists all that is wrong with the data. */
export function loadLexicon(data: unknown = symbolData): Lexicon {
  const parsed = z.array(symbolEntrySchema).safeParse(data);
  if (!parsed.success) throw new Error(`The dream lexicon is malformed:\n${z.prettifyError(parsed.error)}`);
  const problems = [
    ...repeated(parsed.data, (entry) => [entry.id], 'id'),
    ...repeated(parsed.data, (entry) => [entry.name, ...entry.spellings], 'spelling'),
    ...repeated(parsed.data, sentencesOf, 'sentence'),
    ...parsed.data.flatMap(problemsOf),
  ];
  if (problems.length > 0) throw new Error(`The dream lexicon is inconsistent:\n${problems.join('\n')}`);
  return new Lexicon(parsed.data);
}

function sentencesOf(entry: SymbolEntry): string[] {
  const { gist, psychological, disagreement, situations } = entry;
  return [
    gist,
    psychological,
    ...(disagreement ? [disagreement] : []),
    ...situations.map(({ meaning }) => meaning),
  ];
}

function repeated(
  entries: readonly SymbolEntry[],
  pick: (entry: SymbolEntry) => string[],
  what: string,
): string[] {
  const owner = new Map<string, string>();
  const problems: string[] = [];
  for (const entry of entries) {
    for (const value of pick(entry)) {
      const first = owner.get(value);
      if (first !== undefined) problems.push(`${entry.id}: ${what} "${value}" already belongs to ${first}`);
      owner.set(value, entry.id);
    }
  }
  return problems;
}

function problemsOf(entry: SymbolEntry): string[] {
  const problems: string[] = [];
  for (const text of sentencesOf(entry)) {
    for (const { kind } of findForbiddenClaims(text)) {
      problems.push(`${entry.id}: "${text}" foretells ${kind}`);
    }
  }
  const names = [entry.name, ...entry.spellings];
  for (const name of entry.byContext ?? []) {
    if (!names.includes(name)) problems.push(`${entry.id}: byContext names "${name}", which is no spelling`);
  }
  const sources = [
    ...entry.situations.flatMap(({ cues }) => cues),
    ...(entry.patterns ?? []),
    ...(entry.except ?? []),
  ];
  for (const source of sources) {
    try {
      new RegExp(expandCue(source), 'u');
    } catch (error) {
      problems.push(`${entry.id}: "${source}" is no pattern: ${(error as Error).message}`);
    }
  }
  return problems;
}
