import type { FoundSymbol, SymbolKind } from '@kkumpuri/contract';
import { Injectable } from '@nestjs/common';
import type { SymbolMatch } from '../interpreter.port.js';
import { LexiconInterpreter } from './composer/lexicon-interpreter.js';
import { loadLexicon } from './lexicon.js';
import { SymbolMatcher, toSymbolMatch } from './matching/matcher.js';
import type { SymbolEntry } from './symbol-entry.js';

const MOST_MATCHES = 8;

/** The door to the lexicon: its symbols, what it sees in a dream, and the reading it writes. */
@Injectable()
export class LexiconService {
  private readonly lexicon = loadLexicon();
  private readonly matcher = new SymbolMatcher(this.lexicon);
  readonly interpreter = new LexiconInterpreter();

  get symbols(): readonly SymbolEntry[] {
    return this.lexicon.entries;
  }

  find(id: string): SymbolEntry | undefined {
    return this.lexicon.find(id);
  }

  search(query: string, kind?: SymbolKind): SymbolEntry[] {
    return this.lexicon.search(query, kind);
  }

  /** The symbols of a dream, the most telling first, each with a literal piece of the dream. */
  look(dreamContent: string): SymbolMatch[] {
    return this.matcher.find(dreamContent).slice(0, MOST_MATCHES).map(toSymbolMatch);
  }

  /** What a page shows of the matches before any reading is written. */
  found(matches: readonly SymbolMatch[]): FoundSymbol[] {
    return matches.map(({ id, name, quote }) => ({
      id,
      name,
      quote,
      gist: this.lexicon.find(id)?.gist ?? '',
    }));
  }
}

export { toDreamSymbol, type SymbolEntry } from './symbol-entry.js';
