import { spokenSentencesOf } from '@kkumpuri/korean';
import type { Span } from '../stories/features.js';

/** Word endings that close a clause. */
const CLOSES =
  /(?:[가-힣](?:고|서|며|면서|는데|은데|던데|인데|다가|니까|더니|지만|자마자|려고|러|길래|도록)|[다요음임함됨옴봄남님죠네까데대래]|[.!?,~…]|[ㅋㅎㅠㅜ]{2})$/u;
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
      if (!closesSentence && !(CLOSES.test(word) && end - from >= SHORTEST)) return;
      clauses.push({ start: start + from, end: start + end, closesSentence });
      from = undefined;
    });
    return clauses;
  });
}
