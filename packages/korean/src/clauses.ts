import { spokenSentencesOf } from './sentences.js';

/** Word endings that close a clause. */
const CLOSES =
  /(?:[가-힣](?:고|(?<![에께])서|며|면서|는데|은데|던데|인데|다가|니까|더니|지만|자마자|려고|러|길래|도록)|(?<!^|마|보|에|두)다|(?<!다|처|마|얼)음|아님|(?<!동)네|[요임함됨옴봄남죠까데대래]|[.!?,~…]|[ㅋㅎㅠㅜ]{2})$/u;
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

/** A range of the text; `end` is exclusive. */
export interface Clause {
  start: number;
  end: number;
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
