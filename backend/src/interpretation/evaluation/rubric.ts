import { countCharacters, type FoundSymbol, type Reading } from '@kkumpuri/contract';
import { isPolite } from '../model/checks/style-check.js';
import { renderReading } from '../render.js';
import { findForbiddenClaims } from '../safety/forbidden-claims.js';
import type { EvaluationDream } from './evaluation-dreams.js';

export const criteria = [
  'both views',
  'grounding',
  'no forbidden claims',
  'polite',
  'length',
  'no breach',
] as const;
export type Criterion = (typeof criteria)[number];

export interface LengthBounds {
  shortest: number;
  longest: number;
}

/** In characters. Low, because a short dream gets a short reading. */
const SHORTEST_VIEW = 15;

/** The text of the reading without quotes from the dream. */
function proseOf({ summary, symbols, traditional, psychological, questions, action }: Reading): string[] {
  return [
    summary,
    ...symbols.map(({ why }) => why).filter((why) => why !== ''),
    traditional.text,
    psychological.text,
    ...questions,
    ...(action === null ? [] : [action]),
  ];
}

function isGrounded({ symbols }: Reading, dream: string, matches: readonly FoundSymbol[]): boolean {
  const supplied = new Set(matches.map(({ id }) => id));
  return symbols.every(({ id, quote }) => supplied.has(id) && dream.normalize('NFC').includes(quote));
}

/** The criteria that the reading fails. */
export function failedCriteria(
  { dream, breach }: EvaluationDream,
  matches: readonly FoundSymbol[],
  reading: Reading,
  { shortest, longest }: LengthBounds,
): Criterion[] {
  const parts = proseOf(reading);
  const prose = parts.join(' ');
  const length = countCharacters(renderReading(reading));
  const passed: Record<Criterion, boolean> = {
    'both views': [reading.traditional.text, reading.psychological.text].every(
      (text) => countCharacters(text) >= SHORTEST_VIEW,
    ),
    grounding: isGrounded(reading, dream, matches),
    'no forbidden claims': findForbiddenClaims(prose).length === 0,
    polite: parts.every(isPolite),
    length: length >= shortest && length <= longest,
    'no breach': breach === undefined || !breach.test(parts.join('\n')),
  };
  return criteria.filter((criterion) => !passed[criterion]);
}
