import { errorMessages } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { MoreRows } from '@/components/lists/MoreRows';
import { useIsReturn } from '@/lib/hooks/use-scroll-memory';
import { EmptyState, ErrorNotice, ErrorState, Skeleton } from '@/components/states';
import { PostCard } from './PostCard';
import type { Board } from './use-board';

function NoPosts({ q, search }: Pick<Board, 'q' | 'search'>) {
  if (!q) return <EmptyState message="아직 공유된 꿈이 없어요" />;
  return (
    <EmptyState message={`‘${q}’ 꿈은 아직 없어요. 다른 낱말로 찾아보세요.`}>
      <Button onClick={() => search('')}>전체 보기</Button>
    </EmptyState>
  );
}

const CARDS = 'plain-list lattice';

/** Keeps the old rows while new ones are loading, and below the error after a failure. */
export function PostGrid({ posts, list, q, search }: Board) {
  const isReturn = useIsReturn();
  if (!posts) {
    if (!list.isError) return <Skeleton lines={9} />;
    return <ErrorState message={errorMessages.postsLoadFailed} onRetry={() => void list.refetch()} />;
  }
  return (
    <>
      <ErrorNotice message={list.isError ? errorMessages.postsLoadFailed : undefined} />
      {posts.length === 0 && !list.isError && !list.isFetching && !list.hasNextPage && (
        <NoPosts q={q} search={search} />
      )}
      <ul className={isReturn ? CARDS : `${CARDS} laid-out-near`}>
        {posts.map((post) => (
          <li key={post.id} data-place={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <MoreRows
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isError}
        count={posts.length}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
