import { clausesOf, type Clause } from '@kkumpuri/korean';
import type { Span } from '../stories/features.js';
import type { Understanding } from '../understanding/understanding.js';

/** The clauses of the text. A sentence also ends where dream text meets a greeting, waking fact or question. */
export function clausesOfDream(dream: Understanding): Clause[] {
  const clauses = clausesOf(dream.text);
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const isBorder = next !== undefined && isOfDream(clause, dream) !== isOfDream(next, dream);
    return isBorder ? { ...clause, closesSentence: true } : clause;
  });
}

/** 아버지는 살아 계시고, 새벽 4시에 깼네요, 신기해서 적어 봐요: words of waking life, which `parts` leaves in. */
const OF_WAKING =
  /실제로|참고로|현실에선?|살아\s?계(?:시고|시는데|신데|세요|십니다|셔서)|무지개다리\s?(?:를\s?)?건[너넌넜]|\d\s?시에\s?깼|(?:놀라|울다|뛰다)[가-힣]{0,2}\s?(?:[가-힣\d]+\s){0,2}깼|적어\s?(?:봄|봐요|봅니다|둬요)|올려\s?(?:봐요|봅니다|요)|올립니다|여쭤\s?(?:봐요|봅니다)/u;

/** Tests that half of the clause is dream text: `parts.dream` blanks greetings, waking facts and questions. */
export function isOfDream({ start, end }: Span, { parts, text }: Understanding): boolean {
  const told = parts.dream.slice(start, end).trim();
  return told.length * 2 >= end - start && !OF_WAKING.test(text.slice(start, end));
}
