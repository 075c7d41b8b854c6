/** Limit of the Unicode stream-safe format (UAX #15): no writing system puts more marks on one letter. */
const LONGEST_RUN_OF_MARKS = 30;
const RUN_OF_MARKS = new RegExp(`\\p{M}{${LONGEST_RUN_OF_MARKS + 1}}`, 'u');

/**
 * Returns the text in NFC, so that 각 typed as three jamo equals 각 typed as one syllable on both sides. NFC takes
 * quadratic time in the length of a run of combining marks. A text with a longer run than any script needs is therefore
 * returned unchanged; `isStorableText` rejects it.
 */
export function normalizeText(text: string): string {
  return RUN_OF_MARKS.test(text) ? text : text.normalize('NFC');
}

/** Only blanks and characters that are invisible on their own, such as emoji joiners and syllable fillers. */
const ONLY_INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns the text as it is stored: NFC, without surrounding blanks, empty if nothing is visible. */
export function trimText(text: string): string {
  return ONLY_INVISIBLE.test(text) ? '' : normalizeText(text).trim();
}

/**
 * Invisible characters: zero-width and bidirectional marks, fillers, annotations. Excludes characters that shape an
 * emoji: a joiner between two pictographs, a variation selector after one.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?)\u200D\p{Extended_Pictographic})(?!(?<=[\p{Extended_Pictographic}0-9#*])\uFE0F)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Removes invisible characters. Used for names and titles. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Length in Unicode code points after NFC, which users see as characters. All length limits use this unit. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}

/** Returns the first `max` code points, with an ellipsis if the text was cut. */
export function truncate(text: string, max: number): string {
  const characters = [...normalizeText(text)];
  if (characters.length <= max) return characters.join('');
  return `${characters.slice(0, max).join('')}…`;
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** PostgreSQL rejects NUL and silently alters lone surrogates. No script needs long runs of combining marks. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text) && !RUN_OF_MARKS.test(text);
}

/** Maximum number of UTF-16 code units that NFC composes into one character, such as a syllable typed as jamo. */
const UNITS_PER_CHARACTER = 4;

/** Whether the raw text must exceed `max` characters in any composition. Cheap, so check it before normalizing. */
export function isBeyond(max: number, text: string): boolean {
  return text.length > max * UNITS_PER_CHARACTER;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/** Labels of the parts of a reading. */
export const readingLabels = {
  traditional: '전통 해몽',
  psychological: '심리학적 관점',
  questions: '생각해 볼 물음',
  action: '오늘 해 볼 일',
} as const;

const LABELLED = new RegExp(`^((?:${Object.values(readingLabels).join('|')})(?:\\([^)]*\\))?): (.+)$`);

/** Splits a line of a reading into its label, if it begins with one, and the remaining words. */
export function splitLabel(line: string): { label?: string; words: string } {
  const [, label, words] = LABELLED.exec(line) ?? [];
  return label && words ? { label, words } : { words: line };
}
