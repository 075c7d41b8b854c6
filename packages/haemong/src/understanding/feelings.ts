import type { FeelingName } from '../schema/condition.js';
import { hasDeed } from './deeds.js';
import type { DreamEvent } from './events.js';
import type { Lexicon } from './lexicon.js';
import type { Noun } from './nouns.js';
import { isShown } from './shown-feelings.js';

export interface Feeling {
  feeling: FeelingName;
  /** `self`, or the word for the person who felt it. */
  holder: string;
  start: number;
  end: number;
}

export function feelingsOf(
  events: readonly DreamEvent[],
  nouns: readonly Noun[],
  lexicon: Lexicon,
  denies: ReadonlyMap<FeelingName, FeelingName>,
): Feeling[] {
  const found: Feeling[] = [];
  for (const event of events) {
    if (isOnlySeen(event, events)) continue;
    for (const deed of new Set(event.lemmas.flatMap((lemma) => lexicon.feelingDeedsOf.get(lemma) ?? []))) {
      if (!hasDeed(event, deed)) continue;
      for (const feeling of lexicon.feelingsOf.get(deed) ?? []) {
        const felt = feltAs(feeling, event, denies);
        if (felt)
          found.push({ feeling: felt, holder: holderOf(event, deed), start: event.start, end: event.end });
      }
    }
  }
  for (const { word, start, end } of nouns) {
    const feeling = lexicon.feelingWords.get(word);
    if (feeling) found.push({ feeling, holder: 'self', start, end });
  }
  return found;
}

function feltAs(
  feeling: FeelingName,
  { status }: DreamEvent,
  denies: ReadonlyMap<FeelingName, FeelingName>,
): FeelingName | undefined {
  if (status === 'done') return feeling;
  return status === 'not' ? denies.get(feeling) : undefined;
}

/** 집사람은 서럽게 울었다: how somebody does it. 무섭게 쫓아왔다 tells how the dreamer felt. */
const IN_TEARS_OR_JOY = /(?:서럽|슬프|서글프|구슬프|기쁘|즐겁|신나|행복하)게$/u;

function holderOf(event: DreamEvent, deed: string): string {
  if (!isShown(deed) && !IN_TEARS_OR_JOY.test(event.text)) return 'self';
  const doer = event.doers.find(({ role }) => role === 'subject' || role === 'topic' || role === 'also');
  if (doer) return doer.classes.includes('self') ? 'self' : doer.word;
  if (event.implied.self) return 'self';
  return event.implied.nouns[0]?.word ?? 'self';
}

/** 행복해 보였다: how a person looks is not how the dreamer felt. */
function isOnlySeen({ text, end }: DreamEvent, events: readonly DreamEvent[]): boolean {
  if (/[아어해워퍼뻐러]보[이여였인]/u.test(text)) return true;
  return events.some(
    ({ lemmas, start }) => lemmas.includes('보이다') && start - end >= 0 && start - end <= 1,
  );
}
