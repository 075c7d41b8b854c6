import type { Condition, DeedCondition, LeafCondition } from '../schema/condition.js';
import type { FactName } from '../schema/fact.js';
import { hasDeed } from '../understanding/deeds.js';
import { isPerson } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Understanding } from '../understanding/understanding.js';
import { isBereaved, isDoer, isHolder, isOneOf, isPossessed, isUndergoer } from './roles.js';

/** Where in the dream a condition holds. */
export interface Evidence {
  start: number;
  end: number;
}

/** Returns the alternatives, one of which must hold. */
export const leavesOf = (condition: Condition): readonly LeafCondition[] =>
  'any' in condition ? condition.any : [condition];

/** Evaluates conditions of stories and fallbacks against a dream. */
export class ConditionEvaluator {
  private readonly voicePairs: ReadonlyMap<string, readonly string[]>;

  constructor(passives: Readonly<Record<string, string>>) {
    const voicePairs = new Map<string, string[]>();
    for (const [passive, active] of Object.entries(passives)) {
      voicePairs.set(passive, [...(voicePairs.get(passive) ?? []), active]);
      voicePairs.set(active, [...(voicePairs.get(active) ?? []), passive]);
    }
    this.voicePairs = voicePairs;
  }

  evidence(condition: Condition, dream: Understanding): Evidence | undefined {
    let latest: Evidence | undefined;
    for (const leaf of leavesOf(condition)) {
      const found = this.leaf(leaf, dream);
      if (!found || (latest && found.end <= latest.end)) continue;
      if (!('phrase' in leaf && isOfAnother(found, condition, dream))) latest = found;
    }
    return latest;
  }

  /** Tests that all `when` conditions hold and no `unless` condition does. */
  holds({ when, unless }: { when: Condition[]; unless: Condition[] }, dream: Understanding): boolean {
    return (
      when.every((condition) => this.evidence(condition, dream)) &&
      !unless.some((condition) => this.evidence(condition, dream))
    );
  }

  private leaf(condition: LeafCondition, dream: Understanding): Evidence | undefined {
    if ('mentions' in condition) {
      const { mentions, whose } = condition;
      const noun = dream.nouns.find(
        (one, at) =>
          isOneOf(one, mentions, dream) && (!whose || isPossessed(one, dream.nouns[at - 1], whose, dream)),
      );
      return noun ?? (mentions.includes('dead') && !whose && isBereaved(dream) ? OUTSIDE : undefined);
    }
    if ('phrase' in condition) return phraseIn(condition.phrase, dream);
    if ('fact' in condition)
      return condition.fact.some((fact) => isFactGiven(fact, dream)) ? OUTSIDE : undefined;
    if ('feels' in condition) {
      return dream.feelings.findLast(
        ({ feeling, holder }) =>
          condition.feels.includes(feeling) &&
          (condition.by ?? ['self']).some((by) => isHolder(holder, by, dream)),
      );
    }
    return dream.events.findLast((event) => this.isDeed(condition, event, dream));
  }

  private isDeed(condition: DeedCondition, event: DreamEvent, dream: Understanding): boolean {
    if (condition.done === 'yes' && event.status !== 'done') return false;
    if (condition.done === 'no' && event.status !== 'not') return false;
    const { by, to } = condition;
    return condition.deed.some((deed) => {
      if (hasDeed(event, deed)) return isDoer(by, event, dream) && isUndergoer(to, event, dream);
      return (this.voicePairs.get(deed) ?? []).some(
        (other) => hasDeed(event, other) && isUndergoer(by, event, dream) && isDoer(to, event, dream),
      );
    });
  }
}

/** A 태몽 question implies `hoping-for-baby`; `kin-pregnant` satisfies `pregnant`. */
function isFactGiven(fact: FactName, { parts }: Understanding): boolean {
  if (fact === 'hoping-for-baby' && parts.questions.some(({ kind }) => kind.endsWith('taemong'))) return true;
  return parts.facts.some(
    (given) => given.fact === fact || (fact === 'pregnant' && given.fact === 'kin-pregnant'),
  );
}

/** Evidence from outside the dream, without a position in it. */
const OUTSIDE: Evidence = { start: 0, end: 0 };

/**
 * Tests whether another person does what the phrase says, although the dreamer does the deeds beside it: a story in which
 * the dreamer eats nothing (먹다 by self, or 한 숟갈도) is not that of 할머니는 한 숟갈도 안 드셨다.
 */
function isOfAnother(phrase: Evidence, condition: Condition, dream: Understanding): boolean {
  if (!isDoneBySelf(condition)) return false;
  const clause = dream.events.find(({ end }) => end > phrase.start);
  if (!clause || clause.end - clause.text.length > phrase.start) return false;
  const isNamed = clause.doers.some(
    (noun) => isPerson(noun) && noun.role === 'topic' && noun.end <= phrase.start,
  );
  return isNamed && !clause.doers.some(({ classes }) => classes.includes('self'));
}

/** Tests whether the condition has deeds, all by the dreamer. */
function isDoneBySelf(condition: Condition): boolean {
  const deeds = leavesOf(condition).filter((leaf) => 'deed' in leaf);
  return deeds.length > 0 && deeds.every(({ by }) => by?.length === 1 && by[0] === 'self');
}

function phraseIn(phrases: readonly string[], dream: Understanding): Evidence | undefined {
  let latest: Evidence | undefined;
  for (const phrase of phrases) {
    const found = dream.phrases.lastOf(phrase);
    if (found && (!latest || found.end > latest.end)) latest = found;
  }
  return latest;
}
