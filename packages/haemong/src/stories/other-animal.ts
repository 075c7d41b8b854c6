import type { KnownStory, Knowledge } from '../knowledge/knowledge.js';
import type { Condition } from '../schema/condition.js';
import { ANIMAL_CLASSES } from '../understanding/animate.js';
import type { Understanding } from '../understanding/understanding.js';
import { leavesOf } from './conditions.js';

/** Tests whether a story needs an animal, and the dream names only animals of other kinds: a cat instead of a pig. */
export class OtherAnimals {
  private readonly kindsOf: ReadonlyMap<string, readonly string[]>;

  constructor(classes: Knowledge['classes']) {
    const kinds = new Map<string, string[]>(ANIMAL_CLASSES.map((kind) => [kind, [kind]]));
    for (const kind of ANIMAL_CLASSES)
      for (const word of classes[kind] ?? []) kinds.set(word, [...(kinds.get(word) ?? []), kind]);
    this.kindsOf = kinds;
  }

  replace({ needs }: KnownStory, dream: Understanding): boolean {
    const named = dream.nouns.map(({ classes }) => kindsIn(classes)).filter((kinds) => kinds.length > 0);
    const isAnother = (wanted: readonly string[]) =>
      wanted.length > 0 && !named.some((kinds) => kinds.some((kind) => wanted.includes(kind)));
    return named.length > 0 && needs.map((need) => this.kindsNeeded(need)).some(isAnother);
  }

  /** The kinds of the animals of which one must be mentioned. */
  private kindsNeeded(need: Condition): string[] {
    const leaves = leavesOf(need);
    const words = leaves.flatMap((leaf) => ('mentions' in leaf ? leaf.mentions : []));
    return words.length > 0 && leaves.every((leaf) => 'mentions' in leaf)
      ? kindsIn(words.flatMap((word) => this.kindsOf.get(word) ?? []))
      : [];
  }
}

/** Without `animal`: 짐승 may be any animal. */
const kindsIn = (classes: readonly string[]): string[] =>
  ANIMAL_CLASSES.filter((kind) => kind !== 'animal' && classes.includes(kind));
