import { type Interpretation, LEXICON_ENGINE, readingMarks } from '@kkumpuri/contract';

type Authored = Pick<Interpretation, 'engine' | 'fallback'>;

const FALLBACK_AUTHOR = 'AI가 답하지 못해 해몽 사전이 대신 쓴';
const isModel = (engine: string | null) => engine !== LEXICON_ENGINE;

/** Short author label. */
export const authorMark = ({ engine }: Authored): string =>
  isModel(engine) ? readingMarks.model : readingMarks.lexicon;

/** Author line for screen, clipboard and print. */
export function authorship({ engine, fallback }: Authored): string {
  const author = isModel(engine) ? 'AI가 쓴' : fallback ? FALLBACK_AUTHOR : '해몽 사전이 쓴';
  return `${author} 해석이에요. 예언은 아니에요.`;
}

/** Details on how the reading was written. */
export function authorDetails({ engine }: Authored): string {
  const how = isModel(engine)
    ? `모델은 ${engine ?? '알 수 없음'}이고, 해몽 사전을 함께 펴 놓고 썼어요.`
    : '해몽 사전에 정리된 풀이에서 이 꿈에 맞는 대목을 골랐어요.';
  return `${how} 오락과 자기 성찰을 위한 글로, 의학적 조언이 아니에요.`;
}

/** Text for the clipboard, including the author line. */
export function textToCopy(row: Interpretation): string {
  return [`나의 꿈: ${row.dream_content}`, row.interpretation, `– 꿈풀이 · ${authorship(row)}`].join('\n\n');
}
