import type { Knowledge } from '../knowledge/knowledge.js';
import type { Point } from '../points/point-finder.js';
import type { Span } from '../understanding/span.js';
import type { Detail } from './detail-finder.js';

/**
 * Returns the detail that a reading without a story explains: of the clause that it quotes, or else of the whole dream.
 * A minor detail is used only if there is no other.
 */
export function detailFor(
  point: Point | undefined,
  details: readonly Detail[],
  words: Knowledge['details'],
): Detail | undefined {
  const told = point?.quote ? details.filter((detail) => overlaps(detail, point)) : details;
  const likeliest = told.toSorted((one, other) => other.share - one.share);
  return likeliest.find(({ kind }) => !words[kind]?.minor) ?? likeliest[0];
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
