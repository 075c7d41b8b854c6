import { readFileSync } from 'node:fs';
import { intentionOf } from './intention.js';

/** `plain` words mean what they say; `open` ones may be of something else, so the judge must hear them too. */
export type Certainty = 'plain' | 'open';

/**
 * Patterns in which a space stands for one space or none, `{name}` for one of `words`, and `{will:끝내,끝내}` for all ways to mean to do
 * what that verb says.
 */
export interface StoredSigns {
  words: Record<string, string>;
  signs: { id: string; certainty: Certainty; pattern: string; unless?: string[]; done?: true }[];
  /** Words that name an end or a harm. They stand in many harmless texts: only where the judge hears an intent do they count. */
  end: string;
  /** What makes a sign harmless that stands right before or after it in its sentence. */
  harmless: Record<string, { before?: string; after?: string }>;
  /** The harmless surroundings that hold for every sign. */
  always: string[];
}

interface Surroundings {
  before?: RegExp;
  after?: RegExp;
}

export interface Sign {
  id: string;
  certainty: Certainty;
  pattern: RegExp;
  unless: Surroundings[];
  /** An act, which is told as past also where it is meant: `손목을 그었어요`. */
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

/** An explicit quantifier after a space is kept: ` +` stays as it is, ` ?` is already a choice. */
function withOptionalSpaces(pattern: string): string {
  return pattern.replace(/ (?![?+*])/g, ' ?');
}

function expand(pattern: string, words: Record<string, string>): string {
  const intended = pattern.replace(/\{will:([가-힣]+),([가-힣]+)\}/g, (_, verb: string, linked: string) =>
    intentionOf(verb, linked),
  );
  return intended.replace(/\{([a-z]+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`signs.json names no word "${name}"`);
    return word;
  });
}

export function compileSigns({ words, signs, end, harmless, always }: StoredSigns): Signs {
  const regExp = (pattern: string, flags?: string) =>
    new RegExp(withOptionalSpaces(expand(pattern, words)), flags);
  const surroundings = new Map(
    Object.entries(harmless).map(([name, { before, after }]): [string, Surroundings] => [
      name,
      { before: before ? regExp(before) : undefined, after: after ? regExp(after) : undefined },
    ]),
  );
  const named = (name: string) => {
    const found = surroundings.get(name);
    if (!found) throw new Error(`signs.json names no harmless surroundings "${name}"`);
    return found;
  };
  const explicit = signs.map(({ id, certainty, pattern, unless = [], done = false }) => ({
    id,
    certainty,
    done,
    pattern: regExp(pattern, 'g'),
    unless: [...always, ...unless].map(named),
  }));
  return { explicit, end: regExp(end) };
}
