import { type Interpretation, LEXICON_ENGINE } from '@kkumpuri/contract';

/** Who wrote it, wherever the text goes: on screen, copied, printed. */
export function authorship({ engine, fallback }: Pick<Interpretation, 'engine' | 'fallback'>): string {
  if (engine !== LEXICON_ENGINE) return `AI(${engine})가 쓴 해석이며 예언이 아닙니다.`;
  return fallback
    ? 'AI가 답하지 못해 전통 해몽 사전이 대신 쓴 해석이며 예언이 아닙니다.'
    : '전통 해몽 사전이 쓴 해석이며 예언이 아닙니다.';
}

export const PURPOSE = '오락과 자기 성찰을 위한 글로, 의학적 조언이 아니에요.';

/** The text for the clipboard: it carries the mark of who wrote it. */
export function textToCopy(row: Interpretation): string {
  return [`나의 꿈: ${row.dream_content}`, row.interpretation, `– 꿈풀이 · ${authorship(row)}`].join('\n\n');
}
