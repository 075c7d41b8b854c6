import type { Condition, DeedCondition, LeafCondition } from '../schema/condition.js';
import type { FactName } from '../schema/fact.js';
import { hasDeed } from '../understanding/deeds.js';
import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import { UNDERGOING } from '../understanding/clause-nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import type { Noun } from '../understanding/nouns.js';

/** Where in the dream a condition holds. */
export interface Evidence {
  start: number;
  end: number;
}

/** Returns the alternatives, one of which must hold. */
export const leavesOf = (condition: Condition): readonly LeafCondition[] =>
  'any' in condition ? condition.any : [condition];

/** Evaluates conditions of stories and moments against a dream. */
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
      if (found && (!latest || found.end > latest.end)) latest = found;
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

  /** Returns every event or phrase of the dream that satisfies the condition. */
  allEvidence(condition: Condition, dream: Understanding): Evidence[] {
    return leavesOf(condition).flatMap((leaf): Evidence[] => {
      if ('deed' in leaf) return dream.events.filter((event) => this.isDeed(leaf, event, dream));
      if ('phrase' in leaf) return leaf.phrase.flatMap((phrase) => dream.phrases.lastOf(phrase) ?? []);
      return [];
    });
  }

  private leaf(condition: LeafCondition, dream: Understanding): Evidence | undefined {
    if ('mentions' in condition) {
      const noun = dream.nouns.find((one) => isOneOf(one, condition.mentions, dream));
      return noun ?? (condition.mentions.includes('dead') && isBereaved(dream) ? OUTSIDE : undefined);
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

const isBereaved = ({ parts }: Understanding): boolean => parts.facts.some(({ fact }) => fact === 'bereaved');

function isDoer(words: readonly string[] | undefined, event: DreamEvent, dream: Understanding): boolean {
  if (!words) return true;
  if (event.doers.some((noun) => isOneOf(noun, words, dream))) return true;
  if (words.includes('self') && event.implied.self) return true;
  // 아버지 49재예요. 양복을 입고 가시는데: the omitted subject is the deceased from the waking fact.
  if (words.includes('dead') && event.doers.length === 0 && !event.implied.self && isBereaved(dream))
    return true;
  return event.implied.nouns.some((noun) => isOneOf(noun, words, dream));
}

function isUndergoer(words: readonly string[] | undefined, event: DreamEvent, dream: Understanding): boolean {
  if (!words) return true;
  if (event.others.some((noun) => isOneOf(noun, words, dream))) return true;
  const hasNoUndergoer = !event.others.some(({ role }) => UNDERGOING.has(role));
  if (words.includes('self')) return isSelfUndergoer(event);
  const implied = [...(event.doers.length === 0 ? event.implied.nouns : []), ...event.implied.objects];
  return hasNoUndergoer && implied.some((noun) => isOneOf(noun, words, dream));
}

const isSelf = ({ classes }: Noun): boolean => classes.includes('self');

const OBJECT = /(?<![가-힣])([가-힣]+?)(?:들)?(?:을|를)(?=\s|$)/gu;

/** If another acts and nobody else is named, it happens to the dreamer or, e.g., to the dreamer's hand. */
function isSelfUndergoer(event: DreamEvent): boolean {
  if (event.doers.some(isSelf)) return false;
  const { nouns, doerMayChange } = event.implied;
  if (event.doers.length === 0 && !doerMayChange && nouns.length > 0 && nouns.every(isSelf)) return false;
  if (event.others.some(({ classes }) => classes.includes('self'))) return true;
  if (event.others.some((noun) => noun.role === 'possessor' && isAnimate(noun) && !isSelf(noun)))
    return false;
  const isDoneToOther = event.others.some(
    ({ role, classes }) => UNDERGOING.has(role) && isAnimate({ classes }) && !event.doers.length,
  );
  if (isDoneToOther) return false;
  const known = event.others.flatMap(({ word, classes }) => (classes.includes('body') ? [word] : []));
  return [...event.text.matchAll(OBJECT)].every(
    ([, object = '']) => known.includes(object) || object === '나',
  );
}

export function isOneOf(noun: Noun, words: readonly string[], dream: Understanding): boolean {
  return words.some(
    (word) =>
      noun.word === word ||
      noun.classes.includes(word) ||
      (word === 'dead' && dream.deceased.has(noun.word)) ||
      (word === 'ex' && isFormerPartner(noun, dream)) ||
      isKindOf(noun.word, word),
  );
}

/** 헤어진 지 3년 된 여친: the waking fact, not the word, makes the partner an ex. */
const isFormerPartner = ({ classes }: Noun, dream: Understanding): boolean =>
  classes.includes('partner') && dream.parts.facts.some(({ fact }) => fact === 'breakup');

/** 남동생 is a 동생 and 외할머니 a 할머니, but 남자친구 is not a 친구. */
const isKindOf = (noun: string, word: string): boolean =>
  noun.endsWith(` ${word}`) ||
  (word.length > 1 && word !== '친구' && noun.length > word.length && noun.endsWith(word));

function isHolder(holder: string, by: string, dream: Understanding): boolean {
  if (holder === 'self' || by === 'self') return holder === by;
  const noun = dream.nouns.find(({ word }) => word === holder);
  return noun ? isOneOf(noun, [by], dream) : holder === by;
}

function phraseIn(phrases: readonly string[], dream: Understanding): Evidence | undefined {
  let latest: Evidence | undefined;
  for (const phrase of phrases) {
    const found = dream.phrases.lastOf(phrase);
    if (found && (!latest || found.end > latest.end)) latest = found;
  }
  return latest;
}
