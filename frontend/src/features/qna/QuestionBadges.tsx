import type { ShownQuestion } from './question-types';

const KEPT_NAMES = { sample: '예시', local: '이 브라우저에만 저장됨' } as const;

export function QuestionBadges({ answered, source }: Pick<ShownQuestion, 'answered' | 'source'>) {
  return (
    <span className="badges">
      <span className={answered ? 'badge done' : 'badge'}>{answered ? '답변 완료' : '답변 대기'}</span>
      {source !== 'server' && <span className="badge">{KEPT_NAMES[source]}</span>}
    </span>
  );
}
