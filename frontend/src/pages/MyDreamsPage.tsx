import { errorMessages } from '@kkumpuri/contract';
import { ButtonLink } from '@/components/Button';
import { MoreRows } from '@/components/lists/MoreRows';
import { Page } from '@/components/page/Page';
import { EmptyState, ErrorNotice, ErrorState, Skeleton } from '@/components/states';
import { useAuth } from '@/features/auth/use-auth';
import { useReturnState } from '@/features/auth/entry/use-return-state';
import { DreamCard } from '@/features/interpretation/DreamCard';
import { DreamStatistics } from '@/features/interpretation/DreamStatistics';
import { useMyDreams } from '@/features/interpretation/use-my-dreams';
import { RemoveButton } from '@/features/removal/RemoveButton';
import { paths } from '@/lib/paths';
import '@/styles/my-dreams.css';

const INTRO = {
  member: '지금까지 해석한 꿈을 모아 두었어요.',
  guest: '이 브라우저에서 해석한 꿈이에요. 회원가입하면 계정에 연결돼요.',
};

function GuestBanner() {
  const back = useReturnState();
  return (
    <aside className="notice row" aria-label="회원 안내">
      <p>회원이 되면 어느 기기에서나 꿈을 다시 볼 수 있어요.</p>
      <ButtonLink to={paths.register} state={back}>
        회원가입
      </ButtonLink>
      <ButtonLink look="quiet" to={paths.login} state={back}>
        로그인
      </ButtonLink>
    </aside>
  );
}

function List({ isGuest }: { isGuest: boolean }) {
  const { rows, total, shared, loading, failed, more, loadingMore, reload } = useMyDreams();
  if (loading) return <Skeleton />;
  if (rows.length === 0) {
    if (failed) return <ErrorState message={errorMessages.dreamsLoadFailed} onRetry={reload} />;
    return <EmptyState message="아직 해석한 꿈이 없어요" />;
  }
  return (
    <div className="stack">
      <DreamStatistics total={total} shared={shared} />
      <ErrorNotice message={failed ? errorMessages.dreamsLoadFailed : undefined} />
      <ul className="my-dreams plain-list">
        {rows.map(({ row, local }) => (
          <DreamCard key={row.id} row={row} local={local} />
        ))}
      </ul>
      <MoreRows
        hasMore={more !== undefined}
        loading={loadingMore}
        failed={failed}
        count={rows.length}
        onMore={() => more?.()}
      />
      {isGuest && (
        <div className="row">
          <RemoveButton
            removal={{ kind: 'all' }}
            label="모두 지우기"
            question="이 브라우저에서 해석한 꿈을 모두 지울까요?"
            detail={`꿈 ${total}개와 그 해석이 모두 사라져요.`}
            confirmLabel="모두 지우기"
          />
        </div>
      )}
    </div>
  );
}

export default function MyDreamsPage() {
  const { user, loading } = useAuth();
  return (
    <Page heading="나의 꿈 해석">
      <div className="stack">
        <p className="soft">{user ? INTRO.member : INTRO.guest}</p>
        {!user && !loading && <GuestBanner />}
        {!loading && <List key={user?.id ?? 'guest'} isGuest={!user} />}
      </div>
    </Page>
  );
}
