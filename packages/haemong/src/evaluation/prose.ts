import type { Reading } from '../reading/reading.js';

export const textOf = ({ summary, traditional, psychological, questions, action }: Reading): string =>
  [summary, traditional.text, psychological.text, ...questions, action ?? ''].join(' ').trim();

export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.?!])\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const PHRASE = 8;
const compact = (text: string) => text.replace(/[^가-힣A-Za-z0-9]/gu, '');

/** Returns the count of the most frequent phrase of eight characters. */
export function mostOftenPhrase(text: string): number {
  const letters = compact(text);
  const counts = new Map<string, number>();
  for (let at = 0; at + PHRASE <= letters.length; at += 1) {
    const phrase = letters.slice(at, at + PHRASE);
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return Math.max(1, ...counts.values());
}

/** Returns the share of the reading copied from the dream, in pieces of six characters. */
export function echoOf(text: string, dream: string): number {
  const letters = compact(text);
  const dreamLetters = compact(dream);
  let echoed = 0;
  for (let at = 0; at + 6 <= letters.length; at += 1)
    if (dreamLetters.includes(letters.slice(at, at + 6))) echoed += 1;
  return echoed / Math.max(1, letters.length);
}

const ENDING = 10;
/** A sentence ending in more readings than this, its own included, is not new. */
const MAX_READINGS = 3;

/** Returns the share of sentences that neither repeat the dream nor end like those of three other readings. */
export function newInformation(readings: readonly { dream: string; text: string }[]): number {
  const endings = new Map<string, Set<number>>();
  const all = readings.map(({ text }) => sentencesIn(text));
  all.forEach((sentences, index) => {
    for (const sentence of sentences) {
      const ending = compact(sentence).slice(-ENDING);
      endings.set(ending, (endings.get(ending) ?? new Set()).add(index));
    }
  });
  let fresh = 0;
  let count = 0;
  all.forEach((sentences, index) => {
    for (const sentence of sentences) {
      count += 1;
      const isShared = (endings.get(compact(sentence).slice(-ENDING))?.size ?? 0) > MAX_READINGS;
      const isEcho = compact(readings[index]?.dream ?? '').includes(compact(sentence));
      if (!isShared && !isEcho) fresh += 1;
    }
  });
  return fresh / Math.max(1, count);
}

/** Malformed Korean, as produced by joining text pieces. */
const BROKEN = /[{}]|undefined|null|셧은|있는거인|을를|은는 |\(이\)|\s[.,?]|\.\.|[요죠]\s?[요죠][.?]/u;

export const isBroken = (text: string): boolean =>
  BROKEN.test(text) || sentencesIn(text).some((sentence) => !/[.?!"”’]$/u.test(sentence));
