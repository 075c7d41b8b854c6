import { spokenSentencesOf } from '@kkumpuri/korean';
import type { Span } from '../stories/features.js';
import type { Understanding } from '../understanding/understanding.js';

/** Word endings that close a clause. */
const CLOSES =
  /(?:[가-힣](?:고|서|며|면서|는데|은데|던데|인데|다가|니까|더니|지만|자마자|려고|러|길래|도록)|(?<!^|마|보|에|두)다|[요음임함됨옴봄남님죠네까데대래]|[.!?,~…]|[ㅋㅎㅠㅜ]{2})$/u;
/** A verb stays with its auxiliary, and speech with its verb: 걸려고 하니까, 쳐다보고 있었다, 된다고 했더니. */
const KEEPS_NEXT = [
  {
    word: /(?:[가-힣](?:려고|러|도록)|[다라자냐]고|["”'’])$/u,
    next: /^(?:하(?:니|는|다|고|며|면|자|지|려|시|셔|길|더)|했|할|한데|해)/u,
  },
  { word: /[가-힣]고$/u, next: /^(?:있|싶|계[시셨]|나(?:서|니))/u },
];
/** Minimum length of a clause in characters; a shorter piece is joined to the next one. */
const SHORTEST = 5;

export interface Clause extends Span {
  closesSentence: boolean;
}

/** Splits the text into clauses that can be quoted; only spaces between them are dropped. */
export function clausesOf(text: string): Clause[] {
  return spokenSentencesOf(text).flatMap(({ text: sentence, start }) => {
    const clauses: Clause[] = [];
    let from: number | undefined;
    const words = [...sentence.matchAll(/\S+/gu)];
    words.forEach(({ 0: word, index }, at) => {
      from ??= index;
      const end = index + word.length;
      const closesSentence = at === words.length - 1;
      const isWhole = end - from >= SHORTEST && CLOSES.test(word) && !keepsNext(word, words[at + 1]?.[0]);
      if (!closesSentence && !isWhole) return;
      clauses.push({ start: start + from, end: start + end, closesSentence });
      from = undefined;
    });
    return clauses;
  });
}

const keepsNext = (word: string, following = ''): boolean =>
  KEEPS_NEXT.some((pair) => pair.word.test(word) && pair.next.test(following));

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
