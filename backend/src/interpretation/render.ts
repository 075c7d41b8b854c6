import { type Reading, readingLabels, verdictNames } from '@kkumpuri/contract';

/** The reading as plain text, one paragraph per line, without symbols that have no meaning: stored as `interpretation`, shown in previews and copies. */
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
    `${readingLabels.traditional}(${verdictNames[traditional.verdict]}): ${traditional.text}`,
    ...symbols.flatMap(({ name, quote, why }) => (why === '' ? [] : `${name} “${quote}” – ${why}`)),
    `${readingLabels.psychological}: ${psychological.text}`,
    `${readingLabels.questions}: ${questions.join(' ')}`,
    ...(action === null ? [] : [`${readingLabels.action}: ${action}`]),
  ].join('\n');
}
