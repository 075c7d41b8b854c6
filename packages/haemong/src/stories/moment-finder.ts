import type { KnownStory } from '../knowledge/knowledge.js';
import type { Moment } from '../schema/moment.js';
import type { StoryVariant } from '../schema/story.js';
import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { isOneOf, type ConditionJudge, type Evidence } from './conditions.js';

export interface FoundMoment {
  moment: Moment;
  /** Where the last of its conditions was found. */
  evidence: Evidence;
  /** The deed of its first condition, if that is one. */
  event?: DreamEvent;
}

/** What weighs more is said even where the story speaks of the same deed. */
const STRIKING = 3;

/** What begins in this last part of a dream is its ending. */
const LAST_PART = 0.6;

/** Finds the moments that a dream tells, the weightiest first, of equal ones the later. */
export class MomentFinder {
  constructor(
    private readonly moments: readonly Moment[],
    private readonly judge: ConditionJudge,
  ) {}

  find(dream: Understanding): FoundMoment[] {
    return this.moments
      .flatMap((moment) => this.found(moment, dream) ?? [])
      .sort((a, b) => b.moment.weight - a.moment.weight || b.evidence.start - a.evidence.start);
  }

  /** Of whom a story is told where it is not the dreamer: the moment that speaks of that. */
  private doneBy({ story }: { story: KnownStory }, dream: Understanding): FoundMoment | undefined {
    const events = story.needs
      .flatMap((condition) => this.judge.allEvidence(condition, dream))
      .filter((evidence): evidence is DreamEvent => 'doers' in evidence);
    for (const moment of this.moments) {
      const { doneBy } = moment;
      if (!doneBy || moment.saidBy.includes(story.group) || moment.saidBy.includes(story.slug)) continue;
      const event = events.find((one) => doersOf(one).some((noun) => isOneOf(noun, doneBy, dream)));
      const isDreamers = events.some((one) => doersOf(one).some(({ classes }) => classes.includes('self')));
      if (event && !isDreamers) return { moment, evidence: event, event };
    }
    return undefined;
  }

  /** Of these, what the story that is told does not speak of itself. */
  beside(
    found: readonly FoundMoment[],
    { story, variant }: { story: KnownStory; variant?: StoryVariant },
    dream: Understanding,
  ): FoundMoment[] {
    const spoken = [...story.needs, ...(variant?.when ?? [])].flatMap((condition) =>
      this.judge.allEvidence(condition, dream),
    );
    const whose = this.doneBy({ story }, dream);
    const others = found.filter(
      ({ moment, evidence }) =>
        !moment.saidBy.includes(story.slug) &&
        !moment.saidBy.includes(story.group) &&
        (moment.weight > STRIKING ||
          !spoken.some(({ start, end }) => start < evidence.end && evidence.start < end)),
    );
    return whose ? [whose, ...others] : others;
  }

  private found(moment: Moment, dream: Understanding): FoundMoment | undefined {
    const evidence = moment.when.map((condition) => this.judge.evidence(condition, dream));
    let latest: Evidence | undefined;
    for (const each of evidence) {
      if (!each) return undefined;
      if (!latest || moment.doneBy || each.start > latest.start) latest = each;
    }
    if (!latest || moment.doneBy || (moment.last && !isLast(latest, dream))) return undefined;
    if (moment.unless.some((condition) => this.judge.evidence(condition, dream))) return undefined;
    const [first] = evidence;
    const event = first && 'lemmas' in first ? (first as DreamEvent) : undefined;
    // Who is named in the words must be named in the dream.
    if (moment.aside.includes('{누가') && !event?.doers.some(isAnimate)) return undefined;
    return { moment, evidence: latest, event };
  }
}

function isLast({ end }: Evidence, { parts }: Understanding): boolean {
  return end >= parts.dream.trimEnd().length * LAST_PART;
}

/** Who does it, said in its clause or in the one that goes on in it. */
const doersOf = ({ doers, implied }: DreamEvent): readonly Noun[] =>
  doers.length > 0 || implied.turned ? doers : implied.nouns;
