import type { Reading } from './reading/reading.js';
import type { Choice, Considered } from './stories/story-chooser.js';
import type { Understanding } from './understanding/understanding.js';

const SHOWN_REASONS = 5;

/** Returns how a dream was parsed, why its story was chosen, and the reading, as lines of text. */
export function formatExplanation(
  dream: Understanding,
  choice: Choice,
  reading: Reading,
  reasons: (considered: Considered) => readonly string[],
): string {
  const words = (list: readonly { word: string; role?: string }[]) =>
    list.map(({ word, role }) => `${word}${role ? `/${role}` : ''}`).join(' ') || '–';
  const lines = [
    `dream      ${dream.parts.dream.replace(/\s+/gu, ' ').trim()}`,
    ...dream.parts.facts.map(({ fact, text }) => `fact       ${fact}: ${text}`),
    ...dream.parts.questions.map(({ kind, text }) => `question   ${kind}: ${text}`),
    ...(dream.isDreamtByOther ? ['dreamer    somebody else'] : []),
    ...[...dream.deceased].slice(0, 1).map(() => `deceased   ${[...dream.deceased].join(' ')}`),
    `nouns      ${words(dream.nouns)}`,
    ...dream.events.map(
      ({ lemmas, status, doers, implied, others }) =>
        `event      ${lemmas.join('|')} (${status})  by ${doers.length > 0 ? words(doers) : `[${implied.self ? 'self ' : ''}${words(implied.nouns)}]`}  to ${words(others)}`,
    ),
    ...dream.feelings.map(({ feeling, holder }) => `feeling    ${feeling} of ${holder}`),
    ...choice.considered.map(
      (considered) =>
        `story      ${considered.share.toFixed(3)} ${considered.slug} ${objectionTo(considered)}  by ${reasons(considered).slice(0, SHOWN_REASONS).join(' ')}`,
    ),
    `chosen     ${reading.story?.slug ?? 'no story'}${reading.story && choice.variant ? ` / ${choice.variant.name}` : ''}`,
    '',
    ...readingLines(reading),
  ];
  return lines.join('\n');
}

function objectionTo({ refusedFor, doubtedFor }: Considered): string {
  if (refusedFor !== undefined) return `✗ ${refusedFor}`;
  return doubtedFor === undefined ? '✓' : `? ${doubtedFor}`;
}

function readingLines({
  headline,
  summary,
  traditional,
  psychological,
  questions,
  action,
  symbols,
}: Reading): string[] {
  return [
    `「${headline}」 ${traditional.verdict}`,
    summary,
    traditional.text,
    psychological.text,
    ...questions,
    ...(action ? [action] : []),
    ...symbols.map(({ name, quote }) => `· ${name} “${quote}”`),
  ];
}
