import { clausesOf, type Clause } from '@kkumpuri/korean';

const ENDINGS = [1, 2, 3];
const PIECES = [2, 3];
/** A short start of a word stands for all its forms. */
const WORD_START = 2;
const SENTENCE_WORD_START = 3;
/** In clauses. People type whole pages without a full stop; farther clauses say little and cost much time. */
const SENTENCE_REACH = 6;
const PER_LENGTH = 6;
const MOST_LENGTHS = 8;

/** Features of a clause by itself: its words and their pieces. */
export function clauseWordFeatures(text: string): string[] {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  return [
    'any',
    ...words.flatMap((word) => [`w:${word}`, ...piecesOf(word)]),
    ...words.slice(1).map((word, at) => `b:${start(words[at] ?? '')}_${start(word)}`),
    ...ENDINGS.map((size) => `ends:${last.slice(-size)}`),
    `length:${Math.min(MOST_LENGTHS, Math.floor(text.length / PER_LENGTH))}`,
    ...(text.includes('?') ? ['asks'] : []),
  ];
}

/** A clause with its features in the text. */
export interface ReadClause extends Clause {
  features: string[];
}

/** Splits a text into clauses. */
export function readClauses(text: string): ReadClause[] {
  const clauses = clausesOf(text);
  return clauses.map((clause, at) => ({ ...clause, features: contextFeatures(text, clauses, at) }));
}

/** Features of a clause in its text: also its place, its sentence and the clauses beside it. */
function contextFeatures(text: string, clauses: readonly Clause[], at: number): string[] {
  const clause = clauses[at];
  if (!clause) return [];
  const own = textOf(text, clause);
  const before = text.slice(0, clause.start);
  return [
    ...new Set([
      ...clauseWordFeatures(own),
      at === 0 ? 'first' : at === clauses.length - 1 ? 'last' : 'middle',
      `named:${OF_DREAM.test(before)},${OF_DREAM.test(own)},${OF_DREAM.test(text.slice(clause.end))}`,
      AWAKE.test(before + own) ? 'awake' : 'asleep',
      ...wordsOf(sentenceAround(text, clauses, at)).map((word) => `s:${word.slice(0, SENTENCE_WORD_START)}`),
      ...besideFeatures('before', clauses[at - 1], text),
      ...besideFeatures('after', clauses[at + 1], text),
    ]),
  ];
}

/** Words that announce a dream. */
export const OF_DREAM = /꿈|꿨|꾸|꾼/u;
const AWAKE = /깼|깨[고 서자니]|눈을? ?떴|일어나/u;

function besideFeatures(side: string, clause: Clause | undefined, text: string): string[] {
  if (!clause) return [`${side}:none`];
  const words = wordsOf(textOf(text, clause));
  const last = words.at(-1) ?? '';
  return [
    ...words.map((word) => `${side}:${start(word)}`),
    `${side}-ends:${last.slice(-1)}`,
    `${side}-ends:${last.slice(-2)}`,
  ];
}

function sentenceAround(text: string, clauses: readonly Clause[], at: number): string {
  const first = Math.max(0, at - SENTENCE_REACH);
  const last = Math.min(clauses.length - 1, at + SENTENCE_REACH);
  let from = at;
  while (from > first && !clauses[from - 1]?.closesSentence) from -= 1;
  let to = at;
  while (to < last && !clauses[to]?.closesSentence) to += 1;
  return text.slice(clauses[from]?.start, clauses[to]?.end);
}

function piecesOf(word: string): string[] {
  const bounded = `^${word.replace(/\d+/gu, '0')}$`;
  return PIECES.flatMap((size) =>
    Array.from({ length: Math.max(0, bounded.length - size + 1) }, (_none, at) =>
      bounded.slice(at, at + size),
    ),
  );
}

const wordsOf = (text: string): string[] => text.match(/[가-힣A-Za-z0-9]+/gu) ?? [];
const textOf = (text: string, { start: from, end }: Clause): string => text.slice(from, end);
const start = (word: string): string => word.slice(0, WORD_START);
