import type { KnownStory, Knowledge } from '../knowledge/knowledge.js';
import type { Condition } from '../schema/condition.js';
import type { Fallback } from '../schema/fallback.js';
import type { StoryVariant } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { ConditionJudge } from './conditions.js';
import { featuresOf } from './features.js';
import { Ranker, type Ranked } from './ranker.js';

/** Why a story was told or not. */
export interface Considered extends Ranked {
  slug: string;
  /** Likeness and how much the story asks for, together. */
  fit: number;
  refusedFor?: string;
}

export interface Choice {
  story?: KnownStory;
  variant?: StoryVariant;
  considered: Considered[];
}

/** Below it no story is told. */
const BOUND = 0.14;
/** A story that asks for more is surer when it gets it. */
const PER_NEED = 0.03;
const SHOWN = 12;
/** A bare story is for a dream that only names its thing. */
const BARE_LENGTH = 14;

export class StoryChooser {
  private readonly ranker: Ranker;
  private readonly judge: ConditionJudge;

  constructor(private readonly knowledge: Pick<Knowledge, 'stories' | 'ranker' | 'passives'>) {
    this.ranker = new Ranker(knowledge.ranker);
    this.judge = new ConditionJudge(knowledge.passives);
  }

  choose(dream: Understanding, without = -1): Choice {
    const considered: Considered[] = [];
    for (const ranked of this.ranker.rank(featuresOf(dream), without)) {
      const story = this.knowledge.stories[ranked.story];
      if (!story) continue;
      const fit = ranked.score + PER_NEED * story.needs.length;
      considered.push({ ...ranked, slug: story.slug, fit, refusedFor: this.refusal(story, dream, fit) });
    }
    considered.sort(
      (a, b) => Number(Boolean(a.refusedFor)) - Number(Boolean(b.refusedFor)) || b.support - a.support,
    );
    const best = considered.find(({ refusedFor }) => refusedFor === undefined);
    const story = best && this.knowledge.stories[best.story];
    return { story, variant: story && this.variantOf(story, dream), considered: considered.slice(0, SHOWN) };
  }

  /** What is said where no story fits. */
  fallback(dream: Understanding, fallbacks: readonly Fallback[]): Fallback {
    const fitting = fallbacks.find(
      ({ when, shortOnly }) =>
        (!shortOnly || isBare(dream)) && when.every((condition) => this.judge.evidence(condition, dream)),
    );
    if (!fitting) throw new Error('the last fallback must have no conditions');
    return fitting;
  }

  private refusal(story: KnownStory, dream: Understanding, fit: number): string | undefined {
    const refused = this.conditionRefusal(story, dream);
    if (refused) return refused;
    return fit < BOUND ? `below the bound ${BOUND}` : undefined;
  }

  /** Why the story's own conditions refuse the dream, whatever its likeness. */
  conditionRefusal(story: KnownStory, dream: Understanding): string | undefined {
    if (story.bare && !isBare(dream)) return 'more is told than a name';
    const missing = story.needs.findIndex((need) => !this.judge.evidence(need, dream));
    if (missing >= 0) return `needs[${missing}] is not found`;
    const excluded = story.excludes.findIndex((condition) => this.holds(condition, dream, endsOf(story)));
    return excluded >= 0 ? `excludes[${excluded}] is found` : undefined;
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

function endsOf(story: KnownStory): Condition[] {
  return [...story.excludes, ...story.variants.flatMap(({ when }) => when)].filter((condition) =>
    ('any' in condition ? condition.any : [condition]).some((leaf) => 'ends' in leaf && leaf.ends),
  );
}

/** 나왔어요, 봤어요 tell no more than the name does. */
const TELLS_NOTHING = new Set([
  '나오다',
  '나다',
  '나타나다',
  '보다',
  '보이다',
  '꾸다',
  '있다',
  '하다',
  '되다',
]);
/** 쫓기는 꿈, 이 빠지는 꿈: some dreams are named by what happens. */
const NAMES = new Set([
  '빠지다',
  '쫓기다',
  '떨어지다',
  '죽다',
  '결혼하다',
  '임신하다',
  '날다',
  '보다',
  '싸다',
]);
const NAME_LENGTH = 8;

function isBare({ parts, events }: Understanding): boolean {
  const length = parts.dream.replace(/\s/gu, '').length;
  if (length > BARE_LENGTH) return false;
  return events.every(({ lemmas }) =>
    lemmas.some((lemma) => TELLS_NOTHING.has(lemma) || (length <= NAME_LENGTH && NAMES.has(lemma))),
  );
}
