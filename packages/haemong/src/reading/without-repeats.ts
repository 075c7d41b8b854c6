/** Topics that a reading addresses only once. */
const TOPICS = [/로또|복권/u, /태몽/u, /마려/u];
/** What a reading says once, in whichever part. */
const ONCE = [/아들딸을 가르/u, /좋은 쪽으로 읽[히혀]/u];
/** What a later part does not say again. */
const LATER = [...ONCE, /로또|복권|당첨/u];
const SENTENCE = /[^.?!]+[.?!]+\s*/gu;

/** In characters. A sentence that says no more than whether the dream is good is not longer. */
const LONGEST_VERDICT = 26;
/** 끝이 좋아서 …, 태몽으로 …: such a sentence says more than the verdict. */
const SAYS_MORE = /(?:니|서|라|지만|[었았했]어도)\s|태몽|재물|살림|복[을이]/u;
/** Verdicts without a reason, each with what must stand in front of it to make it a repetition. */
const VERDICTS = [
  {
    said: /(?:좋|반[기길겨갑가]|마음|든든|흐뭇|따뜻|고맙|귀하|길몽).{0,20}(?:꿈이에요|돼요|좋아요)\.$/u,
    before: /좋은 쪽|반[가기겨갑]|좋[은을] 꿈|좋게/u,
  },
  {
    said: /(?:나쁘|나쁜|흉|언짢|불길|궂은|무섭게|꺼림칙|걱정|겁).{0,20}(?:꿈|소식)[은이]? 아니에요\.$/u,
    before: /나쁜 (?:일|조짐|꿈)|않으셔도|무슨 일이|마음 놓/u,
  },
];

/** Removes the sentences of an answer that say again what `before`, the sentences in front of it, have said. */
export function withoutRepeats(answer: string, before: string): string {
  const left = withoutSentencesOn([...TOPICS, ...ONCE], answer, before);
  const said = VERDICTS.filter((verdict) => verdict.before.test(before));
  return filterSentences(left, (sentence) => !said.some((verdict) => isOnly(verdict.said, sentence.trim())));
}

/** Removes the sentences of a later part that repeat what `before`, an earlier part, has said; keeps at least one. */
export const withoutRepeatedLines = (text: string, before: string): string =>
  withoutSentencesOn(LATER, text, before) || text;

const isOnly = (verdict: RegExp, sentence: string): boolean =>
  sentence.length <= LONGEST_VERDICT && verdict.test(sentence) && !SAYS_MORE.test(sentence);

function withoutSentencesOn(topics: readonly RegExp[], text: string, before: string): string {
  const repeated = topics.filter((topic) => topic.test(before));
  if (repeated.length === 0) return text;
  return filterSentences(text, (sentence) => !repeated.some((topic) => topic.test(sentence)));
}

/** Ends of a sentence that gives the reason of the one in front of it, and of the same sentence without that one. */
const REASONS: readonly [RegExp, string][] = [
  [/이(?:거든요|니까요)(?=\.)/u, '이에요'],
  [/(?<=[겼넜댔렸봤셨았었였졌했])거든요(?=\.)/u, '어요'],
];
const asStatement = (sentence: string): string =>
  REASONS.reduce((text, [reason, statement]) => text.replace(reason, statement), sentence);

function filterSentences(text: string, isKept: (sentence: string) => boolean): string {
  const sentences = text.match(SENTENCE) ?? [text];
  const left = sentences.flatMap((sentence, at) => {
    if (!isKept(sentence)) return [];
    const before = sentences[at - 1];
    return [before && !isKept(before) ? asStatement(sentence) : sentence];
  });
  return left.join('').trim();
}
