import type { KnownStory, Knowledge } from '../knowledge/knowledge.js';
import type { Condition } from '../schema/condition.js';
import type { Fallback } from '../schema/fallback.js';
import type { StoryVariant } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { isBare } from './bare.js';
import { ConditionJudge, leavesOf } from './conditions.js';
import { featuresOf, type Span } from './features.js';
import { mentionsOnly, mostMentioned } from './mentions.js';
import { Ranker, type Ranked } from './ranker.js';
import { scenesOf } from './scenes.js';

/** Why a story was told or not. */
export interface Considered extends Ranked {
  slug: string;
  /** Score and how much the story asks for, together. */
  fit: number;
  /** The scene that speaks most for it. */
  scene: Span;
  refusedFor?: string;
}

export interface Choice {
  story?: KnownStory;
  variant?: StoryVariant;
  considered: Considered[];
}

/** Below it no story is told; one scene of a page is often like something, so it must be more so. */
const BOUND = { short: 0.7, long: 0.9 };
const LONG_DREAM = 120;
/** More than half: more likely than all others together. */
const CLEAR_SHARE = 0.5;
/** A story that asks for more is surer when it gets it. */
const PER_NEED = 0.05;
const SHOWN = 12;

export class StoryChooser {
  private readonly ranker: Ranker;
  private readonly judge: ConditionJudge;

  constructor(private readonly knowledge: Pick<Knowledge, 'stories' | 'ranker' | 'passives'>) {
    this.ranker = new Ranker(knowledge.ranker);
    this.judge = new ConditionJudge(knowledge.passives);
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

  /** The features that speak most for a story that was considered. */
  reasons(dream: Understanding, { story, scene }: Considered): string[] {
    return this.ranker.reasons(featuresOf(dream, scene), story);
  }

  /** Each story by the scene that speaks most for it. */
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
   * A dream that only names its thing gets the story of the name, unless it is more likely another one than all others
   * together (전여친이 결혼하는 꿈). What is scenery gives way to what happens in it.
   */
  private order({ story, refusedFor, share }: Considered): number {
    if (refusedFor !== undefined) return 3;
    const { bare, scenery } = this.knowledge.stories[story] ?? {};
    if (bare || share > CLEAR_SHARE) return 0;
    return scenery ? 2 : 1;
  }

  /** What is said of a dream that hardly names its thing, where no story has the name. */
  fallback(dream: Understanding, fallbacks: readonly Fallback[]): Fallback {
    const fitting = fallbacks.filter(
      (fallback) => (!fallback.shortOnly || isBare(dream)) && this.judge.holds(fallback, dream),
    );
    const [first] = fitting;
    if (!first) throw new Error('the last fallback must have no conditions');
    return mentionsOnly(first) ? mostMentioned(fitting.filter(mentionsOnly), dream) : first;
  }

  private refusal(story: KnownStory, dream: Understanding, score: number): string | undefined {
    const bound = lengthOf(dream) > LONG_DREAM ? BOUND.long : BOUND.short;
    // The bound first: it costs nothing, and conditions of every story would cost most of a reading's time.
    if (score < bound) return `below the bound ${bound}`;
    return this.conditionRefusal(story, dream);
  }

  /** Why the story's own conditions refuse the dream, whatever its likeness. */
  conditionRefusal(story: KnownStory, dream: Understanding): string | undefined {
    if (story.bare && !isBare(dream)) return 'more is told than a name';
    const missing = story.needs.findIndex((need) => !this.judge.evidence(need, dream));
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

  /** With `ends`: no other ending of the story comes later in the dream. */
  private holds(condition: Condition, dream: Understanding, ends: readonly Condition[]): boolean {
    const evidence = this.judge.evidence(condition, dream);
    if (!evidence) return false;
    if (!ends.includes(condition)) return true;
    return ends.every(
      (other) => other === condition || (this.judge.evidence(other, dream)?.start ?? -1) <= evidence.start,
    );
  }
}

const lengthOf = ({ parts }: Understanding): number => parts.dream.replace(/\s+/gu, ' ').length;

function endsOf(story: KnownStory): Condition[] {
  return [...story.excludes, ...story.variants.flatMap(({ when }) => when)].filter((condition) =>
    leavesOf(condition).some((leaf) => 'ends' in leaf && leaf.ends),
  );
}
