/** End marks, or verb endings that close a sentence, because dreams are often typed without punctuation. */
const SENTENCE_END =
  /[.!?。…]+|(?<=[가-힣](?:요|니다|니까|죠)|[었았였했갔왔봤났렸졌겠있없]다|싶다)[ㅠㅜ~ㅋㅎ]*\s/g;
const LETTER = /[가-힣ㄱ-ㅣa-z0-9]/i;

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** Splits a plain text into sentences, in order. Skips parts without letters. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    const piece = text.slice(start, end);
    if (LETTER.test(piece)) sentences.push({ text: piece.trim(), start, end });
    start = end;
  };
  for (const mark of text.matchAll(SENTENCE_END)) close(mark.index + mark[0].length);
  close(text.length);
  return sentences;
}
