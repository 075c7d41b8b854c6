/** Topics that a reading addresses only once. */
const TOPICS = [/로또|복권/u, /태몽/u, /마려/u];
const SENTENCE = /[^.?!]+[.?!]+\s*/gu;

/** Removes the sentences on a topic that `before`, an earlier part of the reading, has addressed. */
export function withoutRepeats(text: string, before: string): string {
  const repeated = TOPICS.filter((topic) => topic.test(before));
  if (repeated.length === 0) return text;
  const sentences = text.match(SENTENCE) ?? [text];
  return sentences
    .filter((sentence) => !repeated.some((topic) => topic.test(sentence)))
    .join('')
    .trim();
}
