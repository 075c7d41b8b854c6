import { errorMessages } from '@kkumpuri/contract';
import { Button, ButtonLink } from '@/components/Button';
import { Page } from '@/components/Page';
import { EmptyState, ErrorState, Skeleton } from '@/components/states';
import { useAuth } from '@/features/auth/use-auth';
import { DreamCard } from '@/features/interpretation/DreamCard';
import { useMyDreams } from '@/features/interpretation/use-my-dreams';
import { paths } from '@/lib/paths';
import '@/styles/dream.css';

const INTRO = {
  member: '지금까지 해석한 꿈을 모아 두었어요.',
  guest: '이 브라우저에서 해석한 꿈이에요. 회원가입하면 계정에 연결돼요.',
};

function Statistics({ total, shared }: { total: number; shared: number }) {
  return (
    <dl className="statistics card">
      <div>
        <dt>전체 해석</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>공유한 해석</dt>
        <dd>{shared}</dd>
      </div>
    </dl>
  );
}

function GuestBanner() {
  return (
    <aside className="notice row" aria-label="회원 안내">
      <p>회원이 되면 어느 기기에서나 꿈을 다시 볼 수 있어요.</p>
      <ButtonLink to={paths.register}>회원가입</ButtonLink>
      <ButtonLink look="quiet" to={paths.login}>
        로그인
      </ButtonLink>
    </aside>
  );
}

function List() {
  const { rows, total, shared, loading, failed, more, loadingMore, reload } = useMyDreams();
  if (loading) return <Skeleton />;
  if (failed) return <ErrorState message={errorMessages.dreamsLoadFailed} onRetry={reload} />;
  if (rows.length === 0) return <EmptyState message="아직 해석한 꿈이 없어요" />;
  return (
    <div className="stack">
      <Statistics total={total} shared={shared} />
      <ul className="plain-list stack">
        {rows.map(({ row, local }) => (
          <DreamCard key={row.id} row={row} local={local} />
        ))}
      </ul>
      {more && (
        <Button busy={loadingMore && '불러오는 중...'} onClick={more}>
          더 보기
        </Button>
      )}
    </div>
  );
}

export default function MyDreamsPage() {
  const { user, loading } = useAuth();
  return (
    <Page heading="나의 꿈 해석" narrow>
      <div className="stack">
        <p className="soft">{user ? INTRO.member : INTRO.guest}</p>
        {!user && !loading && <GuestBanner />}
        {!loading && <List key={user?.id ?? 'guest'} />}
      </div>
    </Page>
  );
}
