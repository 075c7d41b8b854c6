import { readFileSync } from 'node:fs';
import { intentionOf } from './intention.js';

/** A `plain` sign is unambiguous. An `open` sign may be about something else, so the judge must confirm it. */
export type Certainty = 'plain' | 'open';

/**
 * In patterns, a space matches one space or none, `{name}` inserts one of `words`, and `{will:끝내,끝내}` matches all
 * forms that express the intention to do this verb.
 */
export interface StoredSigns {
  words: Record<string, string>;
  signs: { id: string; certainty: Certainty; pattern: string; unless?: string[]; done?: true }[];
  /** Words that name an end or a harm. Many harmless texts contain them, so the judge must also detect an intent. */
  end: string;
  /** Contexts directly before or after a sign, in its sentence, that make it harmless. */
  harmless: Record<string, { before?: string; after?: string }>;
  /** Names of the harmless contexts that apply to every sign. */
  always: string[];
}

interface Context {
  before?: RegExp;
  after?: RegExp;
}

export interface Sign {
  id: string;
  certainty: Certainty;
  pattern: RegExp;
  unless: Context[];
  /** True for an act, which is classified as meant even in the past tense: `손목을 그었어요`. */
  done: boolean;
}

export interface Signs {
  explicit: readonly Sign[];
  end: RegExp;
}

const FILE = new URL('../../signs.json', import.meta.url);

export function readSigns(): StoredSigns {
  return JSON.parse(readFileSync(FILE, 'utf8')) as StoredSigns;
}

/** Makes spaces optional, except those with a quantifier, such as ` +` or ` ?`. */
function withOptionalSpaces(pattern: string): string {
  return pattern.replace(/ (?![?+*])/g, ' ?');
}

function expand(pattern: string, words: Record<string, string>): string {
  const intended = pattern.replace(/\{will:([가-힣]+),([가-힣]+)\}/g, (_, verb: string, linked: string) =>
    intentionOf(verb, linked),
  );
  return intended.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`signs.json does not define the word "${name}"`);
    return word;
  });
}

export function compileSigns({ words, signs, end, harmless, always }: StoredSigns): Signs {
  const regExp = (pattern: string, flags?: string) =>
    new RegExp(withOptionalSpaces(expand(pattern, words)), flags);
  const contexts = new Map(
    Object.entries(harmless).map(([name, { before, after }]): [string, Context] => [
      name,
      { before: before ? regExp(before) : undefined, after: after ? regExp(after) : undefined },
    ]),
  );
  const contextNamed = (name: string) => {
    const found = contexts.get(name);
    if (!found) throw new Error(`signs.json does not define the harmless context "${name}"`);
    return found;
  };
  const explicit = signs.map(({ id, certainty, pattern, unless = [], done = false }) => ({
    id,
    certainty,
    done,
    pattern: regExp(pattern, 'g'),
    unless: [...always, ...unless].map(contextNamed),
  }));
  return { explicit, end: regExp(end) };
}
