import { errorMessages, type User } from '@kkumpuri/contract';
import { MoreRows } from '@/components/lists/MoreRows';
import { EmptyState, ErrorNotice, ErrorState, Skeleton } from '@/components/states';
import { DreamStatistics } from '@/features/interpretation/DreamStatistics';
import { useMyDreams } from '@/features/interpretation/use-my-dreams';
import { DiaryEntry } from './DiaryEntry';
import { MonthOfMoons } from './MonthOfMoons';

function Entries() {
  const { rows, total, shared, loading, failed, more, loadingMore, reload } = useMyDreams();
  if (loading) return <Skeleton lines={9} />;
  if (rows.length === 0) {
    if (failed) return <ErrorState message={errorMessages.dreamsLoadFailed} onRetry={reload} />;
    return <EmptyState message="아직 기록된 꿈이 없어요" />;
  }
  return (
    <div className="diary">
      <div className="diary-side">
        <MonthOfMoons dreams={rows.map(({ row }) => row)} hasMore={more !== undefined} />
        <DreamStatistics total={total} shared={shared} />
      </div>
      <div>
        <ErrorNotice message={failed ? errorMessages.dreamsLoadFailed : undefined} />
        <ul className="plain-list">
          {rows.map(({ row }) => (
            <DiaryEntry key={row.id} row={row} />
          ))}
        </ul>
        <MoreRows
          hasMore={more !== undefined}
          loading={loadingMore}
          failed={failed}
          count={rows.length}
          onMore={() => more?.()}
        />
      </div>
    </div>
  );
}

export function Diary({ user }: { user: User }) {
  return (
    <>
      <p className="greeting-line">{user.username}님의 꿈 일기</p>
      <Entries key={user.id} />
    </>
  );
}
