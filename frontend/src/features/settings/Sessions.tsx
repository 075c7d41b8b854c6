import { errorMessages, type LoginSession } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { ErrorNotice, ErrorState, Skeleton } from '@/components/states';
import { Time } from '@/components/Time';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './settings-api';

const nameOf = ({ device }: LoginSession) => device ?? '알 수 없는 기기';

function messageFor(thrown: unknown): string {
  const error = asApiError(thrown);
  return error.kind === 'http' && error.spoken ? error.message : errorMessages.sessionEndFailed;
}

function Device({ session, onEnd }: { session: LoginSession; onEnd: () => void }) {
  return (
    <li>
      <div>
        <p>
          <strong>{nameOf(session)}</strong>{' '}
          {session.current && <span className="badge done">지금 이 기기</span>}
        </p>
        <p className="soft small">
          마지막 사용 <Time time={session.seen_at} withHour /> · 로그인 <Time time={session.created_at} />
        </p>
      </div>
      {!session.current && (
        <Button onClick={onEnd} aria-label={`${nameOf(session)} 로그아웃`}>
          로그아웃
        </Button>
      )}
    </li>
  );
}

/** Lists the logged-in devices and logs them out. */
export function Sessions() {
  const { data, isError, refetch } = useListSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOthers, { isLoading: endingOthers }] = useEndOtherSessionsMutation();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(done);

  const attempt = async (end: () => Promise<{ message: string }>) => {
    setFailure(undefined);
    setDone(undefined);
    try {
      setDone((await end()).message);
    } catch (thrown) {
      setFailure(messageFor(thrown));
    }
  };

  return (
    <section className="stack" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">로그인된 기기</h2>
      <p className="soft">모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔주세요.</p>
      {!data && !isError && <Skeleton lines={2} />}
      {!data && isError && (
        <ErrorState message={errorMessages.sessionsLoadFailed} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul className="plain-list devices">
          {data.map((session) => (
            <Device
              key={session.id}
              session={session}
              onEnd={() => void attempt(() => endSession(session.id).unwrap())}
            />
          ))}
        </ul>
      )}
      <ErrorNotice message={failure} />
      <p role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </p>
      {data && data.length > 1 && (
        <div className="row">
          <Button
            busy={endingOthers && '로그아웃 중...'}
            onClick={() => void attempt(() => endOthers().unwrap())}
          >
            다른 기기에서 모두 로그아웃
          </Button>
        </div>
      )}
    </section>
  );
}
