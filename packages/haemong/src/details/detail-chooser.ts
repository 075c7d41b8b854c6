import type { Knowledge } from '../knowledge/knowledge.js';
import type { Span } from '../understanding/span.js';
import type { Detail } from './detail-finder.js';

/** Returns the detail that the point tells; a minor one only if it tells no other. */
export function detailAt(
  point: Span | undefined,
  details: readonly Detail[],
  words: Knowledge['details'],
): Detail | undefined {
  const told = details.filter((detail) => point && overlaps(detail, point));
  return told.find(({ kind }) => !words[kind]?.minor) ?? told[0];
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
