import { type Reading, readingLabels, type Verdict } from '@kkumpuri/contract';

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  길: '길한 쪽',
  흉: '조심하는 쪽',
  중립: '길흉을 가르지 않는 쪽',
  엇갈림: '해석이 갈리는 쪽',
};

/** The reading as one text, a paragraph a line: what `interpretation` holds, lists preview and people copy. */
export function renderReading({
  summary,
  symbols,
  traditional,
  psychological,
  questions,
  action,
}: Reading): string {
  return [
    summary,
    `${readingLabels.traditional}(${VERDICT_WORDS[traditional.verdict]}): ${traditional.text}`,
    ...symbols.map(({ name, quote, why }) => `${name} “${quote}” – ${why}`),
    `${readingLabels.psychological}: ${psychological.text}`,
    `${readingLabels.questions}: ${questions.join(' ')}`,
    ...(action === null ? [] : [`${readingLabels.action}: ${action}`]),
  ].join('\n');
}
