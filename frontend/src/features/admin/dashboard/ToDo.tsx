import type { ReactNode } from 'react';
import { asApiError } from '@/api/errors';
import { Button, ButtonLink } from '@/components/Button';
import { ErrorNotice } from '@/components/states';
import { useListQuestionsInfiniteQuery } from '@/features/qna/qna-api';
import { paths } from '@/lib/paths';
import { useReadLedgerQuery, useReadQueueQuery, useRetryFailedMutation } from '../admin-api';

interface TaskProps {
  count: number | undefined;
  name: string;
  detail: string;
  urgent?: boolean;
  children?: ReactNode;
}

function Task({ count, name, detail, urgent = false, children }: TaskProps) {
  const look = !count ? 'count soft' : urgent ? 'count ominous' : 'count';
  return (
    <li>
      <span className={look}>{count ?? '–'}</span>
      <p>
        {name}
        <span className="soft small">{detail}</span>
      </p>
      {Boolean(count) && children}
    </li>
  );
}

function FailedReadings() {
  const { data } = useReadQueueQuery();
  const [retry, { isLoading, data: answer, error }] = useRetryFailedMutation();
  return (
    <>
      <Task count={data?.now.failed} urgent name="실패한 해석" detail="다시 시도해도 읽지 못한 꿈">
        <Button busy={isLoading && '다시 시작하는 중...'} onClick={() => void retry()}>
          다시 시도
        </Button>
      </Task>
      <li className="said" role="status">
        {answer && `${answer.message} (${answer.retried}건)`}
      </li>
      {error && (
        <li>
          <ErrorNotice message={asApiError(error).message} />
        </li>
      )}
    </>
  );
}

/** Open tasks of the admin. */
export function ToDo({ days }: { days: number }) {
  const { data: questions } = useListQuestionsInfiniteQuery({ q: '', filter: 'waiting' });
  const { data: ledger } = useReadLedgerQuery(days);
  const today = ledger?.days[0];
  const down = ledger?.days.slice(0, 7).reduce((sum, day) => sum + day.down, 0);
  return (
    <ul className="to-do plain-list">
      <Task
        count={questions?.pages[0]?.counts.waiting}
        name="답변을 기다리는 질문"
        detail="보통 며칠 안에 답한다고 적어 두었어요"
      >
        <ButtonLink to={`${paths.admin}?tab=questions&filter=waiting`} aria-label="답변을 기다리는 질문 보기">
          답하기
        </ButtonLink>
      </Task>
      <FailedReadings />
      <Task count={down} name="아쉽다는 답, 7일" detail="날마다의 수는 비용과 품질에 있어요">
        <ButtonLink to={`${paths.admin}?tab=ledger`} aria-label="비용과 품질 보기">
          살펴보기
        </ButtonLink>
      </Task>
      <Task
        count={today?.fallbacks}
        urgent={ledger?.budget.isSpent}
        name="사전이 대신 읽은 꿈, 오늘"
        detail={ledger?.budget.isSpent ? '오늘 예산을 다 썼어요' : '모델이 읽지 못했을 때예요'}
      />
    </ul>
  );
}
