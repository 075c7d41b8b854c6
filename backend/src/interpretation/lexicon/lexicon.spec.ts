import { symbolKinds, symbolSchema } from '@kkumpuri/contract';
import { symbolData } from './data/index.js';
import { loadLexicon } from './lexicon.js';
import { LexiconService, toDreamSymbol } from './lexicon.service.js';
import type { SymbolEntry } from './symbol-entry.js';

const service = new LexiconService();

function changed(change: (entries: SymbolEntry[]) => void): SymbolEntry[] {
  const entries = structuredClone([...symbolData]);
  change(entries);
  return entries;
}

function first(entries: SymbolEntry[]): SymbolEntry {
  const [entry] = entries;
  if (!entry) throw new Error('the lexicon is empty');
  return entry;
}

describe('the dream lexicon', () => {
  it('holds at least 240 symbols and some of every kind', () => {
    expect(service.symbols.length).toBeGreaterThanOrEqual(240);
    expect(new Set(service.symbols.map(({ kind }) => kind))).toEqual(new Set(symbolKinds));
  });

  it('gives every symbol as the contract has it', () => {
    for (const entry of service.symbols) {
      expect(symbolSchema.safeParse(toDreamSymbol(entry)).success).toBe(true);
    }
  });

  it('writes each sentence once, in full sentences', () => {
    const sentences = service.symbols.flatMap(({ gist, psychological, situations }) => [
      gist,
      psychological,
      ...situations.map(({ meaning }) => meaning),
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.filter((sentence) => !/(?:요|다)\.$/.test(sentence))).toEqual([]);
  });

  it('marks what must be handled with care', () => {
    for (const id of ['teeth-falling', 'infidelity', 'suicide-dream', 'grim-reaper', 'accident']) {
      expect(service.find(id)?.caution).toBe(true);
    }
  });

  it('never tells a fortune of the dream of taking one’s life, and names where help is', () => {
    const entry = service.find('suicide-dream');
    expect(entry?.situations.map(({ verdict }) => verdict)).toEqual(['중립']);
    expect(entry?.situations[0]?.meaning).toContain('109');
  });

  it.each([
    [
      'a repeated id',
      (entries: SymbolEntry[]) => (first(entries).id = 'pig'),
      /pig: id "pig" already belongs to pig/,
    ],
    [
      'a repeated spelling',
      (entries: SymbolEntry[]) => first(entries).spellings.push('돼지'),
      /"돼지" already belongs/,
    ],
    ['a missing situation', (entries: SymbolEntry[]) => (first(entries).situations = []), /malformed/],
    [
      'a foretold illness',
      (entries: SymbolEntry[]) => (first(entries).gist = '곧 큰 병에 걸릴 거예요.'),
      /snake: "곧 큰 병에 걸릴 거예요." foretells illness/,
    ],
    [
      'a pattern that repeats without end',
      (entries: SymbolEntry[]) => (first(entries).patterns = ['(?:가+)+나']),
      /끝이 있어야/,
    ],
    [
      'an unknown cue set',
      (entries: SymbolEntry[]) => (first(entries).patterns = ['{nothing}']),
      /\{nothing\}/,
    ],
  ])('refuses to load with %s, saying what is wrong', (_, change, message) => {
    expect(() => loadLexicon(changed(change))).toThrow(message);
  });
});

describe('looking a symbol up', () => {
  const ids = (query: string) => service.search(query).map(({ id }) => id);

  it('finds 뱀 from 배암, and from its parts typed as jamo', () => {
    expect(ids('배암')[0]).toBe('snake');
    expect(ids('뱀'.normalize('NFD'))[0]).toBe('snake');
  });

  it('puts the exact name first and finds parts of names', () => {
    expect(ids('용')[0]).toBe('dragon');
    expect(ids('무지')).toContain('rainbow');
  });

  it('keeps to a kind when asked, and gives all of it without a query', () => {
    const animals = service.search('', 'animal');
    expect(animals.length).toBeGreaterThan(30);
    expect(animals.every(({ kind }) => kind === 'animal')).toBe(true);
    expect(service.search('뱀', 'food').map(({ id }) => id)).not.toContain('snake');
  });

  it('finds nothing for what it does not know', () => {
    expect(ids('양자역학')).toEqual([]);
    expect(service.find('nothing')).toBeUndefined();
  });
});
