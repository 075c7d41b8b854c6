import type { QueueState } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/states';
import { useReadQueueQuery } from '../admin-api';
import { QueueChart } from './QueueChart';

const POLL_INTERVAL_MS = 5000;
/** Report a backlog when the oldest dream has waited longer than a minute. */
const LONG_WAIT_MS = 60_000;

const decimal = (value: number) => value.toLocaleString('ko-KR', { maximumFractionDigits: 1 });
const seconds = (milliseconds: number | null) =>
  milliseconds === null ? '없음' : `${decimal(milliseconds / 1000)}초`;

function health({ workers, oldestWaitingMs }: QueueState): { word: string; look: string } {
  if (workers === 0) return { word: '일하는 작업자가 없어요', look: 'ominous' };
  if ((oldestWaitingMs ?? 0) > LONG_WAIT_MS) return { word: '밀려 있어요', look: 'ominous' };
  return { word: '정상', look: 'auspicious' };
}

/** Uses phrasing content only, because HTML allows no list in `<summary>`. */
function Facts({ now }: { now: QueueState }) {
  const facts: [string, string | number][] = [
    ['대기', now.waiting],
    ['쓰는 중', now.active],
    ['분당 완료', decimal(now.completedPerMinute)],
    ['실패', now.failed],
    ['다시 시도 대기', now.delayed],
    ['가장 오래 기다린 꿈', seconds(now.oldestWaitingMs)],
    ['평균 해석 시간', seconds(now.meanDurationMs)],
    ['일하는 작업자', now.workers],
  ];
  return (
    <span className="queue-facts">
      {facts.map(([name, value]) => (
        <span key={name}>
          {name} <b className={name === '실패' && value !== 0 ? 'ominous' : undefined}>{value}</b>
        </span>
      ))}
    </span>
  );
}

/** Queue state, polled every five seconds while the window has focus. */
export function QueueStrip() {
  const { data, isError, refetch } = useReadQueueQuery(undefined, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const state = data && health(data.now);
  return (
    <section aria-labelledby="queue-heading" className="queue stack">
      <h2 id="queue-heading" className="visually-hidden">
        해석 작업
      </h2>
      {isError && (
        <div className="row" role="alert">
          <p>작업 상태를 불러오지 못했습니다.</p>
          <Button onClick={() => void refetch()}>다시 시도</Button>
        </div>
      )}
      {data && state && (
        <details className="queue-strip">
          <summary>
            <b className={state.look} role="status">
              {state.word}
            </b>
            <Facts now={data.now} />
            <span className="more-of-it">그래프</span>
          </summary>
          <QueueChart history={data.history} />
        </details>
      )}
      {!data && !isError && <Skeleton lines={1} />}
    </section>
  );
}
