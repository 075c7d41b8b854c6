import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import type { Span } from '../understanding/span.js';
import type { Detail } from './detail-finder.js';

/** Returns the details that the story does not cover itself; `said` is what its conditions refer to. */
export function besideStory(
  details: readonly Detail[],
  { slug, group }: Pick<KnownStory, 'slug' | 'group'>,
  said: readonly Span[],
  words: Knowledge['details'],
): Detail[] {
  return details.filter((detail) => {
    const saidBy = words[detail.kind]?.saidBy ?? [];
    return !saidBy.includes(slug) && !saidBy.includes(group) && !said.some((one) => overlaps(one, detail));
  });
}

/** Returns the details of which one is quoted: the minor ones only if there are no others. */
export function worthQuoting(details: readonly Detail[], words: Knowledge['details']): readonly Detail[] {
  const major = details.filter(({ kind }) => !words[kind]?.minor);
  return major.length > 0 ? major : details;
}

/** Returns the detail that the point tells. */
export function detailAt(
  point: Span | undefined,
  details: readonly Detail[],
  words: Knowledge['details'],
): Detail | undefined {
  if (!point) return undefined;
  return worthQuoting(
    details.filter((detail) => overlaps(detail, point)),
    words,
  )[0];
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
