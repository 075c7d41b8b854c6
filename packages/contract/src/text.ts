/** Unicode's stream-safe format (UAX #15) ends a run here too: no writing system stacks more marks on one letter. */
const LONGEST_RUN_OF_MARKS = 30;
const RUN_OF_MARKS = new RegExp(`\\p{M}{${LONGEST_RUN_OF_MARKS + 1}}`, 'u');

/**
 * NFC, so that 각 typed as three jamo and 각 typed as one syllable are one text on both sides. The time NFC takes grows
 * with the square of a run of combining marks, so a text with a longer run than any script needs stays as it is:
 * `isStorableText` refuses it.
 */
export function normalizeText(text: string): string {
  return RUN_OF_MARKS.test(text) ? text : text.normalize('NFC');
}

/** Blanks, and characters that show nothing by themselves: they join emoji and fill syllables, but make no text. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** The text as it is kept: normalized, without blanks at its ends, empty when there is nothing to see. */
export function trimText(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : normalizeText(text).trim();
}

/**
 * Characters that show nothing: zero-width and bidirectional marks, fillers, annotations. Those that shape an emoji stay: a
 * joiner between two pictures, a variation selector after one.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?)\u200D\p{Extended_Pictographic})(?!(?<=[\p{Extended_Pictographic}0-9#*])\uFE0F)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** For names and titles, in which nothing may hide. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Length in Unicode code points after NFC: what a person counts, and what every limit means. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/** The first `max` code points, with an ellipsis when something was cut. */
export function truncate(text: string, max: number): string {
  const characters = [...normalizeText(text)];
  if (characters.length <= max) return characters.join('');
  return `${characters.slice(0, max).join('')}…`;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** PostgreSQL refuses NUL and silently alters lone surrogates, and nobody writes long runs of marks: none is a text to us. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text) && !RUN_OF_MARKS.test(text);
}

/** NFC makes one character of at most so many code units, for example of a syllable that was typed as jamo. */
const UNITS_OF_A_CHARACTER = 4;

/** Whether a text as it was sent is longer than `max` characters could be. Costs nothing, so it is asked first. */
export function isBeyond(max: number, text: string): boolean {
  return text.length > max * UNITS_OF_A_CHARACTER;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** What the parts of a reading are called. */
export const readingLabels = {
  traditional: '전통 해몽',
  psychological: '심리학적 관점',
  questions: '생각해 볼 물음',
  action: '오늘 해 볼 일',
} as const;

const LABELLED = new RegExp(`^((?:${Object.values(readingLabels).join('|')})(?:\\([^)]*\\))?): (.+)$`);

/** A line of a reading's text: its label, where it begins with one, and its words. */
export function splitLabel(line: string): { label?: string; words: string } {
  const [, label, words] = LABELLED.exec(line) ?? [];
  return label && words ? { label, words } : { words: line };
}
