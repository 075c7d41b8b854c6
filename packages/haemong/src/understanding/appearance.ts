import { isPerson } from './animate.js';
import type { Noun } from './nouns.js';

const APPEARS =
  /^(?:[가-힣]{1,5}\s){0,3}꿈(?:에|속에|에서)는?\s(?:[가-힣]{1,4}\s){0,2}(?:나오|나왔|나와|나타나|오시|오셨|오셔|왔|와서|찾아오|찾아왔|찾아와|다녀가|보이|보였|보여)/u;

/** Tests whether the dream begins with the appearance of somebody whom only the words before it name: 남편 보낸 지 8개월 됐어요. 꿈에 나와서 … */
export const beginsWithAppearance = (dream: string): boolean => APPEARS.test(dream.trimStart());

/** Returns the person whom the words before the dream name last. */
export const lastPerson = (nouns: readonly Noun[]): Noun | undefined =>
  nouns.findLast((noun) => isPerson(noun) && !noun.classes.includes('self'));
