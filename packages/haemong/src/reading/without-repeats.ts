/** Topics that a reading addresses only once. */
const TOPICS = [/로또|복권/u, /태몽/u, /마려/u];
/** What a reading says once, in whichever part. */
const ONCE = [/아들딸을 가르/u, /좋은 쪽으로 읽[히혀]/u];
const SENTENCE = /[^.?!]+[.?!]+\s*/gu;

/** Removes the sentences of an answer on a topic that `before`, the sentences in front of it, has addressed. */
export const withoutRepeats = (answer: string, before: string): string =>
  withoutSentencesOn([...TOPICS, ...ONCE], answer, before);

/** Removes the sentences of a later part that repeat what `before`, an earlier part, has said. */
export const withoutRepeatedLines = (text: string, before: string): string =>
  withoutSentencesOn(ONCE, text, before);

function withoutSentencesOn(topics: readonly RegExp[], text: string, before: string): string {
  const repeated = topics.filter((topic) => topic.test(before));
  if (repeated.length === 0) return text;
  const sentences = text.match(SENTENCE) ?? [text];
  return sentences
    .filter((sentence) => !repeated.some((topic) => topic.test(sentence)))
    .join('')
    .trim();
}
