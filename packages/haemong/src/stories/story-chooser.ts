import type { KnownStory, Knowledge } from '../knowledge/knowledge.js';
import type { Condition } from '../schema/condition.js';
import type { Fallback } from '../schema/fallback.js';
import type { StoryVariant } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { isBare } from './bare.js';
import { ConditionEvaluator, leavesOf } from './conditions.js';
import { featuresOf, type Span } from './features.js';
import { mentionsOnly, mostMentioned } from './mentions.js';
import { Ranker, type Ranked } from './ranker.js';
import { scenesOf } from './scenes.js';

/** A ranked story, with the reason if its conditions refuse it. */
export interface Considered extends Ranked {
  slug: string;
  /** Score plus a bonus for each need. */
  fit: number;
  /** The scene with the highest score for the story. */
  scene: Span;
  refusedFor?: string;
}

export interface Choice {
  story?: KnownStory;
  variant?: StoryVariant;
  considered: Considered[];
}

/** Minimum score of a story; higher for a long dream, since one of its scenes often resembles some story. */
const BOUND = { short: 0.7, long: 0.9 };
const LONG_DREAM = 120;
/** Above one half: more likely than all other stories together. */
const CLEAR_SHARE = 0.5;
/** Bonus per need: the more needs hold, the surer the match. */
const PER_NEED = 0.05;
const SHOWN = 12;

export class StoryChooser {
  private readonly ranker: Ranker;
  private readonly conditions: ConditionEvaluator;

  constructor(private readonly knowledge: Pick<Knowledge, 'stories' | 'ranker' | 'passives'>) {
    this.ranker = new Ranker(knowledge.ranker);
    this.conditions = new ConditionEvaluator(knowledge.passives);
  }

  choose(dream: Understanding): Choice {
    const considered: Considered[] = [];
    for (const ranked of this.rank(dream)) {
      const story = this.knowledge.stories[ranked.story];
      if (!story) continue;
      const fit = ranked.score + PER_NEED * story.needs.length;
      const refusedFor = this.refusal(story, dream, ranked.score);
      considered.push({ ...ranked, slug: story.slug, fit, refusedFor });
    }
    considered.sort((a, b) => this.order(a) - this.order(b) || b.fit - a.fit);
    const best = considered.find(({ refusedFor }) => refusedFor === undefined);
    const story = best && this.knowledge.stories[best.story];
    return {
      story,
      variant: story && this.variantOf(story, dream),
      considered: considered.slice(0, SHOWN),
    };
  }

  /** Returns the features that support a considered story, strongest first. */
  reasons(dream: Understanding, { story, scene }: Considered): string[] {
    return this.ranker.reasons(featuresOf(dream, scene), story);
  }

  /** Ranks each story by its best scene. */
  private rank(dream: Understanding): (Ranked & { scene: Span })[] {
    const best = new Map<number, Ranked & { scene: Span }>();
    for (const scene of scenesOf(dream)) {
      for (const ranked of this.ranker.rank(featuresOf(dream, scene))) {
        if (ranked.score > (best.get(ranked.story)?.score ?? 0)) best.set(ranked.story, { ...ranked, scene });
      }
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  }

  /**
   * Sort key. First come stories of a mere name and stories more likely than all others together (전여친이 결혼하는 꿈);
   * stories of events precede scenery; refused stories come last.
   */
  private order({ story, refusedFor, share }: Considered): number {
    if (refusedFor !== undefined) return 3;
    const { bare, scenery } = this.knowledge.stories[story] ?? {};
    if (bare || share > CLEAR_SHARE) return 0;
    return scenery ? 2 : 1;
  }

  /** Chooses the fallback for a dream without a story, lead moment or point. */
  fallback(dream: Understanding, fallbacks: readonly Fallback[]): Fallback {
    const fitting = fallbacks.filter(
      (fallback) => (!fallback.shortOnly || isBare(dream)) && this.conditions.holds(fallback, dream),
    );
    const [first] = fitting;
    if (!first) throw new Error('the last fallback must have no conditions');
    return mentionsOnly(first) ? mostMentioned(fitting.filter(mentionsOnly), dream) : first;
  }

  private refusal(story: KnownStory, dream: Understanding, score: number): string | undefined {
    const bound = lengthOf(dream) > LONG_DREAM ? BOUND.long : BOUND.short;
    // Check the bound first: it costs nothing; evaluating every story's conditions would take most of the time.
    if (score < bound) return `below the bound ${bound}`;
    return this.conditionRefusal(story, dream);
  }

  /** Returns why the story's conditions refuse the dream, whatever its score. */
  conditionRefusal(story: KnownStory, dream: Understanding): string | undefined {
    if (story.bare && !isBare(dream)) return 'the dream tells more than a name';
    const missing = story.needs.findIndex((need) => !this.conditions.evidence(need, dream));
    if (missing >= 0) return `needs[${missing}] is not found`;
    const excluded = this.excluded(story, dream);
    return excluded >= 0 ? `excludes[${excluded}] is found` : undefined;
  }

  private excluded(story: KnownStory, dream: Understanding): number {
    return story.excludes.findIndex((condition) => this.holds(condition, dream, endsOf(story)));
  }

  variantOf(story: KnownStory, dream: Understanding): StoryVariant | undefined {
    const ends = endsOf(story);
    return story.variants.find(({ when }) => when.every((condition) => this.holds(condition, dream, ends)));
  }

  /** With `ends`, also requires that no other ending of the story comes later in the dream. */
  private holds(condition: Condition, dream: Understanding, ends: readonly Condition[]): boolean {
    const evidence = this.conditions.evidence(condition, dream);
    if (!evidence) return false;
    if (!ends.includes(condition)) return true;
    return ends.every(
      (other) =>
        other === condition || (this.conditions.evidence(other, dream)?.start ?? -1) <= evidence.start,
    );
  }
}

const lengthOf = ({ parts }: Understanding): number => parts.dream.replace(/\s+/gu, ' ').length;

function endsOf(story: KnownStory): Condition[] {
  return [...story.excludes, ...story.variants.flatMap(({ when }) => when)].filter((condition) =>
    leavesOf(condition).some((leaf) => 'ends' in leaf && leaf.ends),
  );
}
