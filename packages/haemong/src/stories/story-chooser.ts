import type { KnownStory, Knowledge } from '../knowledge/knowledge.js';
import type { Condition } from '../schema/condition.js';
import type { StoryAddition, StoryVariant } from '../schema/story.js';
import type { Understanding } from '../understanding/understanding.js';
import { additionsOf } from './additions.js';
import { isBare } from './bare.js';
import { isBesideTheDead } from './beside-the-dead.js';
import { ConditionEvaluator, leavesOf } from './conditions.js';
import { leadsClearly, likeliest } from './likeliest.js';
import { OtherAnimals } from './other-animal.js';
import { Ranker, type Ranked } from './ranker.js';

/** A ranked story. */
export interface Considered extends Ranked {
  /** Why it is not told. */
  refusedFor?: string;
  /** What it needs and the dream does not tell in known words. */
  doubtedFor?: string;
}

export interface Choice {
  story?: KnownStory;
  variant?: StoryVariant;
  additions: StoryAddition[];
  considered: Considered[];
}

/**
 * Minimum share of a story. Shares are low, because hundreds of stories compete; on dreams held back from training,
 * less likely stories are wrong as often as right, though their conditions hold. A bare story's conditions are surer.
 */
const BOUND = 0.05;
const BARE_BOUND = 0.01;
/** Minimum share of a story beside likelier ones that are refused. */
const LEAST_BOUND = 0.01;
/** In characters. A long dream may tell what a story needs in words that are not recognised, if the story leads clearly. */
const LONG_DREAM = 45;
/** Minimum share for a short dream in which a needed deed is not found. */
const SHORT_DOUBTED_BOUND = 0.6;
/** Factor for the share of a doubted story beside stories whose conditions hold: dreams of pigs and cows that come into the yard differ in few words. */
const OF_DOUBTED = 0.3;
const SHOWN = 12;
/** Minimum share of a story that is told despite an exclusion, if no other story is told. */
const NEARLY_CERTAIN = 0.7;

export class StoryChooser {
  private readonly ranker: Ranker;
  private readonly conditions: ConditionEvaluator;
  private readonly otherAnimals: OtherAnimals;
  private readonly bySlug: ReadonlyMap<string, KnownStory>;

  constructor({
    stories,
    ranker,
    passives,
    classes,
  }: Pick<Knowledge, 'stories' | 'ranker' | 'passives' | 'classes'>) {
    this.ranker = new Ranker(ranker);
    this.conditions = new ConditionEvaluator(passives);
    this.otherAnimals = new OtherAnimals(classes);
    this.bySlug = new Map(stories.map((story) => [story.slug, story]));
  }

  /** Chooses the most likely story whose conditions hold, or that is clearly the likeliest. Scenery yields to events. */
  choose(dream: Understanding): Choice {
    const ranked = this.ranker.rank(dream).slice(0, SHOWN);
    const considered = ranked.map((one, at) => ({
      ...one,
      ...this.objection(one, dream, at === 0 && leadsClearly(ranked)),
    }));
    const accepted = considered
      .flatMap(({ slug, share, refusedFor, doubtedFor }) => {
        const story = refusedFor === undefined ? this.bySlug.get(slug) : undefined;
        return story ? [{ story, share: doubtedFor === undefined ? share : share * OF_DOUBTED }] : [];
      })
      .sort((a, b) => b.share - a.share);
    const story =
      likeliest(accepted) ?? this.despiteExclusion(ranked[0], dream) ?? this.besideRefused(considered, dream);
    if (!story) return { additions: [], considered };
    const variant = this.variantOf(story, dream);
    return { story, variant, additions: additionsOf(story, variant, dream, this.conditions), considered };
  }

  /** Returns the likeliest story if it is nearly certain: the dream tells what it excludes in another sense or as a minor scene. */
  private despiteExclusion(best: Ranked | undefined, dream: Understanding): KnownStory | undefined {
    if (!best || best.share < NEARLY_CERTAIN || !isLong(dream)) return undefined;
    const story = this.bySlug.get(best.slug);
    const hasNeeds = story?.needs.every((need) => this.conditions.evidence(need, dream));
    return story && hasNeeds && !story.bare && !isBesideTheDead(story, best.share, dream) ? story : undefined;
  }

  /**
   * Returns the likeliest story below the bound whose conditions hold, if likelier stories are refused by their conditions:
   * without them, its share would be higher.
   */
  private besideRefused(considered: readonly Considered[], dream: Understanding): KnownStory | undefined {
    const [best] = considered;
    if (!best || best.share < BOUND) return undefined;
    const bound = Math.max(LEAST_BOUND, BOUND * (1 - best.share));
    const fits = ({ slug, share }: Considered) => {
      const story = this.bySlug.get(slug);
      if (!story || share >= BOUND || share < bound || story.bare || story.scenery) return false;
      return !isBesideTheDead(story, share, dream) && !this.conditionRefusal(story, dream);
    };
    const found = considered.find(fits);
    return found && this.bySlug.get(found.slug);
  }

  /** Returns the features that support a considered story, strongest first. */
  reasons(dream: Understanding, considered: Considered): string[] {
    return this.ranker.reasons(dream, considered);
  }

  /** Checks the bound first: evaluating every story's conditions would take most of the time. */
  private objection(
    { slug, share }: Ranked,
    dream: Understanding,
    leads: boolean,
  ): Omit<Considered, keyof Ranked> {
    const story = this.bySlug.get(slug);
    const bound = story?.bare ? BARE_BOUND : BOUND;
    if (!story || share < bound) return { refusedFor: `below the bound ${bound}` };
    if (isBesideTheDead(story, share, dream)) return { refusedFor: 'a dead person acts' };
    const refusedFor = this.conditionRefusal(story, dream);
    const isSure = isLong(dream) || (share >= SHORT_DOUBTED_BOUND && this.hasOtherNeeds(story, dream));
    const isAnother = this.otherAnimals.replace(story, dream) || this.isDenied(story, dream);
    const lacksDead = story.group === 'dead' && dream.deceased.size === 0;
    const mayBeTold =
      leads && isSure && !story.bare && this.excluded(story, dream) < 0 && !isAnother && !lacksDead;
    return refusedFor !== undefined && mayBeTold ? { doubtedFor: refusedFor } : { refusedFor };
  }

  /** Tests whether the dream has all that the story needs, apart from deeds. */
  private hasOtherNeeds({ needs }: KnownStory, dream: Understanding): boolean {
    return needs
      .filter((need) => !leavesOf(need).some((leaf) => 'deed' in leaf))
      .every((need) => this.conditions.evidence(need, dream));
  }

  /** Tests whether a deed that the story needs is told as not done, or only as said or expected. */
  private isDenied({ needs }: KnownStory, dream: Understanding): boolean {
    return needs.some(
      (need) =>
        !this.conditions.evidence(need, dream) &&
        leavesOf(need).some(
          (leaf) =>
            'deed' in leaf &&
            leaf.done === 'yes' &&
            this.conditions.evidence({ ...leaf, done: 'any' }, dream),
        ),
    );
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

const isLong = ({ parts }: Understanding): boolean => parts.dream.trim().length >= LONG_DREAM;

function endsOf(story: KnownStory): Condition[] {
  return [...story.excludes, ...story.variants.flatMap(({ when }) => when)].filter((condition) =>
    leavesOf(condition).some((leaf) => 'ends' in leaf && leaf.ends),
  );
}
