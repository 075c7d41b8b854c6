import { errorMessages } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { ErrorState, Skeleton } from '@/components/states';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { useListLooksQuery } from './own-data/own-data-api';

/** Lists which admin opened a dream of this member, when and why. */
export function Looks() {
  const { data: looks, isError, refetch } = useListLooksQuery();
  return (
    <section className="stack" aria-labelledby="looks-heading">
      <h2 id="looks-heading">관리자가 열어 본 기록</h2>
      <p className="soft">
        공유하지 않은 꿈은 관리자 화면에서도 가려져 있어요. 까닭을 적고 열면 여기에 남아요.
      </p>
      {!looks && !isError && <Skeleton lines={1} />}
      {!looks && isError && (
        <ErrorState message={errorMessages.looksLoadFailed} onRetry={() => void refetch()} />
      )}
      {looks?.length === 0 && <p>아직 아무도 열어 보지 않았어요.</p>}
      {looks && looks.length > 0 && (
        <ul className="plain-list devices">
          {looks.map(({ id, dream_id, dream_created_at, admin_username, reason, created_at }) => (
            <li key={id}>
              <div>
                <p>{reason || '까닭을 적지 않음'}</p>
                <p className="soft small">
                  {admin_username ?? '삭제된 계정'} · <Time time={created_at} withHour /> ·{' '}
                  <Link to={paths.dream(dream_id)}>
                    <Time time={dream_created_at} />에 적은 꿈
                  </Link>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
