/** Part of a text. Offsets count UTF-16 code units. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** Sentence end: punctuation or emoticons (ㅋㅋ, ㅠㅠ, ^^) with closing quotes and brackets, or line breaks. */
const MARKED_END =
  /(?:(?<![.!?。…~])[.!?。…~]+|(?<![ㅋㅎㅠㅜㅡ])[ㅋㅎㅠㅜㅡ]{2,}|\^\^|(?<!;);;+)["'”’」』)\]]*(?=\s|$)|\n+/gu;

/** Splits a punctuated text, such as published prose, into sentences. */
export function splitSentences(text: string): string[] {
  return sentencesOf(text).map(({ text: sentence }) => sentence);
}

/** Splits a text at marked sentence ends and returns the sentences with their offsets. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(MARKED_END)) {
    pushTrimmed(spans, text, from, index + mark.length);
    from = index + mark.length;
  }
  pushTrimmed(spans, text, from, text.length);
  return spans;
}

/**
 * Users also end sentences without punctuation ("… 했어요 근데 …", "… 막았음 그리고 …"). Matches words with a
 * sentence-final ending.
 */
const UNMARKED_END =
  /(?:[가-힣](?:습니다|니다|어요|아요|여요|해요|예요|에요|네요|군요|지요|죠|데요|구요|고요|거든요|더라구요|더라고요|었음|았음|했음|였음|됐음|갔음|왔음|졌음|렸음|켰음|쳤음|있음|없음)|[았었였했됐갔왔졌렸켰쳤났봤줬겼혔섰샀컸렀뺐냈셨랐낫웠녔]다|[가-힣]는다)$/u;

/** Splits a text at marked sentence ends and after words with a sentence-final ending. */
export function spokenSentencesOf(text: string): Span[] {
  return sentencesOf(text).flatMap((sentence) => cutAtEndings(text, sentence));
}

function cutAtEndings(text: string, sentence: Span): Span[] {
  const spans: Span[] = [];
  let from = sentence.start;
  for (const { 0: word, index } of sentence.text.matchAll(/\S+/gu)) {
    const end = sentence.start + index + word.length;
    if (end >= sentence.end || !UNMARKED_END.test(word)) continue;
    pushTrimmed(spans, text, from, end);
    from = end;
  }
  pushTrimmed(spans, text, from, sentence.end);
  return spans;
}

function pushTrimmed(spans: Span[], text: string, from: number, to: number): void {
  const raw = text.slice(from, to);
  const trimmed = raw.trim();
  if (trimmed === '') return;
  const start = from + raw.indexOf(trimmed);
  spans.push({ text: trimmed, start, end: start + trimmed.length });
}
