import type { DreamWords } from './dream-words.js';
import { wordsOf } from './vocabulary.js';

/** 요즘, 어릴 때: the question is not about the dream. */
const NOT_OF_THE_DREAM = /요즘|요새|최근|지금|평소|어릴|생전|앞으로|실제/u;
const BEFORE_MOMENT = /[ㄹㅆ]$/u;
const MOMENT = /^때/u;
/** 그때, 볼 때: a moment that any dream has. */
const GENERIC = /^(?:하|되|보|볼|있|없|같|그|이|꾸|꿀|깨|깰)/u;
const LOOKED_BACK = 3;

/** Tests whether a question refers to a moment (핏자국을 보았을 때) that is not in the dream. */
export function asksAboutMissingMoment(question: string, dream: DreamWords): boolean {
  if (NOT_OF_THE_DREAM.test(question)) return false;
  const words = wordsOf(question);
  const at = words.findIndex(({ text }) => MOMENT.test(text));
  const verb = words[at - 1];
  if (!verb || !BEFORE_MOMENT.test(verb.letters)) return false;
  const lead = words.slice(Math.max(0, at - LOOKED_BACK), at);
  if (lead.length === 1 && GENERIC.test(verb.text)) return false;
  return !lead.some((word) => dream.matching(word).some(({ isSynonym }) => !isSynonym));
}
