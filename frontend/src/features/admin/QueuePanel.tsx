import type { QueueState } from '@kkumpuri/contract';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { ErrorNotice, Skeleton } from '@/components/states';
import { useReadQueueQuery, useRetryFailedMutation } from './admin-api';
import { QueueChart } from './QueueChart';

const LOOK_EVERY_MS = 5000;

function seconds(milliseconds: number | null): string {
  if (milliseconds === null) return '없음';
  return `${(milliseconds / 1000).toLocaleString('ko-KR', { maximumFractionDigits: 1 })}초`;
}

function Facts({ workers, delayed, oldestWaitingMs, meanDurationMs, failedPerMinute }: QueueState) {
  return (
    <dl className="facts small">
      <dt>일하는 작업자</dt>
      <dd>{workers}</dd>
      <dt>가장 오래 기다린 시간</dt>
      <dd>{seconds(oldestWaitingMs)}</dd>
      <dt>평균 해석 시간</dt>
      <dd>{seconds(meanDurationMs)}</dd>
      <dt>다시 시도 대기</dt>
      <dd>{delayed}</dd>
      <dt>분당 실패</dt>
      <dd>{failedPerMinute.toLocaleString('ko-KR', { maximumFractionDigits: 1 })}</dd>
    </dl>
  );
}

function Retry({ failed }: { failed: number }) {
  const [retry, { isLoading, data, error }] = useRetryFailedMutation();
  return (
    <div className="stack">
      <div className="row">
        <Button
          busy={isLoading && '다시 시작하는 중...'}
          disabled={failed === 0}
          onClick={() => void retry()}
        >
          실패한 작업 다시 시도
        </Button>
        <span role="status" className="soft small">
          {data && `${data.message} (${data.retried}건)`}
        </span>
      </div>
      <ErrorNotice message={error && asApiError(error).message} />
    </div>
  );
}

/** The work waiting and done, looked at every few seconds while somebody watches. */
export function QueuePanel() {
  const { data, isError, refetch } = useReadQueueQuery(undefined, {
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <section className="card stack" aria-labelledby="queue-heading">
      <h2 id="queue-heading">해석 작업</h2>
      {isError && (
        <div className="row" role="alert">
          <p>작업 상태를 불러오지 못했습니다.</p>
          <Button onClick={() => void refetch()}>다시 시도</Button>
        </div>
      )}
      {data && (
        <>
          <QueueChart {...data} />
          <Facts {...data.now} />
          <Retry failed={data.now.failed} />
        </>
      )}
      {!data && !isError && <Skeleton lines={4} />}
    </section>
  );
}
