import type { Knowledge, KnownStory } from '../knowledge/knowledge.js';
import type { Point } from '../points/point-finder.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Detail } from './detail-finder.js';

/** In characters of the dream. */
const SHORT_DREAM = 60;
const LONG_DREAM = 200;

/** The details that a reading speaks of. */
export interface ChosenDetails {
  /** The quoted clause, if it is a detail. */
  quoted?: Detail;
  others: Detail[];
}

export const NO_DETAILS: ChosenDetails = { others: [] };

/** Returns the details that the story does not cover itself; `said` is what its conditions and moments refer to. */
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

/** Chooses the detail that is quoted, and as many likely others as the length of the dream allows. */
export function chooseDetails(
  details: readonly Detail[],
  point: Point | undefined,
  { parts }: Understanding,
  words: Knowledge['details'],
): ChosenDetails {
  const [quoted] = point
    ? worthQuoting(
        details.filter((detail) => overlaps(detail, point)),
        words,
      )
    : [];
  const others = details
    .filter(({ kind }) => kind !== quoted?.kind)
    .sort((a, b) => b.share - a.share)
    .filter(({ kind }, at, all) => all.findIndex((other) => other.kind === kind) === at);
  const limit = mostDetails(parts.dream.trim().length) - (quoted ? 1 : 0);
  return { quoted, others: others.slice(0, limit) };
}

function mostDetails(length: number): number {
  if (length <= SHORT_DREAM) return 1;
  return length <= LONG_DREAM ? 2 : 3;
}

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
