import type { KnownStory } from '../knowledge/knowledge.js';
import type { Moment } from '../schema/moment.js';
import type { StoryVariant } from '../schema/story.js';
import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import type { ConditionEvaluator, Evidence } from './conditions.js';
import { isOneOf } from './roles.js';

export interface FoundMoment {
  moment: Moment;
  /** Position of the condition that holds last in the dream. */
  evidence: Evidence;
  /** The event of the first condition, if that is a deed. */
  event?: DreamEvent;
}

/** A moment of greater weight is mentioned even if the story covers the same event. */
const STRIKING = 3;

/** In 우리 집 or 우리 할머니, it does not mean that the dreamer takes part. */
const OUR = '우리';

/** The dead are not people to whom a dream's event happens: they visit the dreamer or give something. */
const DEAD = ['dead'];

/** Finds the moments in a dream: the weightiest first, among equal ones the later first. */
export class MomentFinder {
  constructor(
    private readonly moments: readonly Moment[],
    private readonly conditions: ConditionEvaluator,
  ) {}

  find(dream: Understanding): FoundMoment[] {
    return this.moments
      .flatMap((moment) => this.found(moment, dream) ?? [])
      .sort((a, b) => b.moment.weight - a.moment.weight || b.evidence.start - a.evidence.start);
  }

  /** If another person does what the story describes, returns the moment that mentions this. */
  private doneBy({ story }: { story: KnownStory }, dream: Understanding): FoundMoment | undefined {
    const events = story.needs
      .flatMap((condition) => this.conditions.allEvidence(condition, dream))
      .filter((evidence): evidence is DreamEvent => 'doers' in evidence);
    for (const moment of this.moments) {
      const { doneBy } = moment;
      if (!doneBy || moment.saidBy.includes(story.group) || moment.saidBy.includes(story.slug)) continue;
      const event = events.find((one) =>
        isDoneOnlyBy(one, (noun) => isOneOf(noun, doneBy, dream) && !isOneOf(noun, DEAD, dream)),
      );
      const isDoneByDreamer = events.some((one) =>
        doersOf(one).some(({ classes }) => classes.includes('self')),
      );
      if (event && !isDoneByDreamer) return { moment, evidence: event, event };
    }
    return undefined;
  }

  /** Returns the found moments that the chosen story does not cover itself. */
  beside(
    found: readonly FoundMoment[],
    { story, variant }: { story: KnownStory; variant?: StoryVariant },
    dream: Understanding,
  ): FoundMoment[] {
    const covered = [...story.needs, ...(variant?.when ?? [])].flatMap((condition) =>
      this.conditions.allEvidence(condition, dream),
    );
    const whose = this.doneBy({ story }, dream);
    const others = found.filter(
      ({ moment, evidence }) =>
        !moment.saidBy.includes(story.slug) &&
        !moment.saidBy.includes(story.group) &&
        (moment.weight > STRIKING ||
          !covered.some(({ start, end }) => start < evidence.end && evidence.start < end)),
    );
    return whose ? [whose, ...others] : others;
  }

  private found(moment: Moment, dream: Understanding): FoundMoment | undefined {
    const evidence = moment.when.map((condition) => this.conditions.evidence(condition, dream));
    let latest: Evidence | undefined;
    for (const each of evidence) {
      if (!each) return undefined;
      if (!latest || moment.doneBy || each.start > latest.start) latest = each;
    }
    if (!latest || moment.doneBy) return undefined;
    if (moment.unless.some((condition) => this.conditions.evidence(condition, dream))) return undefined;
    const [first] = evidence;
    const event = first && 'lemmas' in first ? (first as DreamEvent) : undefined;
    // The {누가} slot needs a doer that the dream names.
    if (moment.aside.includes('{누가') && !event?.doers.some(isAnimate)) return undefined;
    return { moment, evidence: latest, event };
  }
}

/** Tests that such a person does it and the clause does not name the dreamer (선생님이 나한테 주다). */
function isDoneOnlyBy(event: DreamEvent, isSuch: (noun: Noun) => boolean): boolean {
  const doers = doersOf(event);
  const isDreamer = ({ classes, word }: Noun) => classes.includes('self') && word !== OUR;
  const isForDreamer = event.lemmas.some((lemma) => GIVING.has(lemma));
  return !isForDreamer && doers.some(isSuch) && ![...doers, ...event.others].some(isDreamer);
}

/** Without another recipient, a person gives to the dreamer, and speaks to the dreamer. */
const GIVING = new Set([
  '주다',
  '건네다',
  '건네주다',
  '말하다',
  '말해주다',
  '알려주다',
  '불러주다',
  '가르쳐주다',
  '보여주다',
]);

/** The doers named in the clause, or carried over from the clause before. */
const doersOf = ({ doers, implied }: DreamEvent): readonly Noun[] =>
  doers.length > 0 || implied.doerMayChange ? doers : implied.nouns;
