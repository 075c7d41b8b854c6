import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Clause } from '@kkumpuri/korean';

/** Connectives that often precede the unexpected clause. */
const TURN = /(?:는데|은데|던데|인데|더니|길래|니까|보니|근데|그런데|갑자기)/u;
const ENDINGS = [1, 2, 3];
const MOST_CLAUSES = 8;
const PER_LENGTH = 6;

/** Features of a clause for finding the point of a dream: its words, its position, the clause before it. */
export function clauseFeatures(dream: Understanding, clauses: readonly Clause[], at: number): string[] {
  const clause = clauses[at];
  if (!clause) return [];
  const text = dream.text.slice(clause.start, clause.end);
  return [
    ...new Set([
      ...placeFeatures(clause, at, clauses.length),
      ...beforeFeatures(dream.text, clauses[at - 1]),
      ...understoodFeatures(dream, clause),
      ...wordFeatures(text),
      ...markFeatures(text),
    ]),
  ];
}

function placeFeatures({ start, end, closesSentence }: Clause, at: number, count: number): string[] {
  const part = at === 0 ? 'first' : at === count - 1 ? 'last' : String(Math.floor((4 * at) / count));
  return [
    'any',
    `place:${part}`,
    `place:${part}:${Math.min(count, MOST_CLAUSES)}`,
    `before-end:${Math.min(count - 1 - at, 4)}`,
    `length:${Math.min(8, Math.floor((end - start) / PER_LENGTH))}`,
    ...(closesSentence ? ['closes'] : []),
  ];
}

function beforeFeatures(text: string, before?: Span): string[] {
  if (!before) return ['begins'];
  const word = text.slice(before.start, before.end).split(/\s/u).at(-1) ?? '';
  return [
    ...(TURN.test(word) ? ['after-turn'] : []),
    ...ENDINGS.map((size) => `before:${word.slice(-size)}`),
  ];
}

function understoodFeatures({ nouns, events }: Understanding, { start, end }: Span): string[] {
  const isWithin = (one: { start: number }) => one.start >= start && one.start < end;
  const named = nouns.filter(isWithin);
  const isNew = named.some(({ word }) => !nouns.some((other) => other.word === word && other.start < start));
  return [
    ...named.flatMap(({ word, classes }) => [`n:${word}`, ...classes.map((name) => `c:${name}`)]),
    ...events
      .filter(isWithin)
      .flatMap(({ lemmas, status }) =>
        lemmas.map((lemma) => (status === 'done' ? `v:${lemma}` : `v!${lemma}`)),
      ),
    ...(isNew ? ['new'] : []),
  ];
}

function wordFeatures(text: string): string[] {
  const words = text.match(/[가-힣A-Za-z0-9]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  const pieces = words.flatMap((word) => {
    const bounded = `^${word}$`;
    return Array.from({ length: bounded.length - 2 }, (_none, at) => bounded.slice(at, at + 3));
  });
  return [
    ...words.map((word) => `w:${word}`),
    ...pieces,
    ...ENDINGS.map((size) => `ends:${last.slice(-size)}`),
  ];
}

function markFeatures(text: string): string[] {
  return [
    ...(/["“”'‘’]/u.test(text) ? ['quotes'] : []),
    ...(/\?$/u.test(text) ? ['asks'] : []),
    ...(/[ㅋㅎ]{2}/u.test(text) ? ['laughs'] : []),
    ...(/[ㅠㅜ]/u.test(text) ? ['cries'] : []),
  ];
}
