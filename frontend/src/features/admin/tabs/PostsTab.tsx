import { errorMessages, type Post, type postSorts, verdictNames } from '@kkumpuri/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/Button';
import { Menu } from '@/components/Menu';
import { SearchBox } from '@/components/lists/SearchBox';
import { ErrorState } from '@/components/states';
import { Time } from '@/components/Time';
import { VerdictMark } from '@/components/moon/Verdict';
import { useListPostsInfiniteQuery } from '@/features/board/board-api';
import { paths } from '@/lib/paths';
import { useDeletePostMutation } from '../admin-api';
import { AdminList } from '../tables/AdminList';
import { AdminTable, type Column } from '../tables/AdminTable';
import { Choice } from '../tables/Choice';
import { DeleteDialog } from '../DeleteDialog';
import { Under } from '../tables/Under';
import { moreOf } from '../use-admin-data';
import { useDeletion } from '../use-deletion';

const SORTS = [
  { value: 'new', name: '최신순' },
  { value: 'popular', name: '인기순' },
] as const satisfies { value: (typeof postSorts)[number]; name: string }[];

const COLUMNS: Column<Post>[] = [
  {
    head: '글',
    cell: ({ id, title, author_username, created_at, verdict, views, likes }) => (
      <>
        <Link to={paths.post(id)}>{title}</Link>
        <Under>
          {[
            author_username ?? '탈퇴한 회원',
            verdict && verdictNames[verdict],
            `조회 ${views}`,
            `좋아요 ${likes}`,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <Time time={created_at} />
        </Under>
      </>
    ),
  },
  { head: '때', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
  { head: '쓴 사람', wide: true, cell: ({ author_username }) => author_username ?? '탈퇴한 회원' },
  { head: '판정', wide: true, cell: ({ verdict }) => (verdict ? <VerdictMark verdict={verdict} /> : '–') },
  { head: '조회', wide: true, number: true, cell: ({ views }) => views.toLocaleString('ko-KR') },
  { head: '좋아요', wide: true, number: true, cell: ({ likes }) => likes.toLocaleString('ko-KR') },
];

function RowMenu({ post, onDelete }: { post: Post; onDelete: () => void }) {
  return (
    <Menu label={`${post.title} 더보기`} iconOnly closesOnChoice>
      <ButtonLink look="quiet" to={paths.post(post.id)}>
        글 열기
      </ButtonLink>
      <Button look="danger" onClick={onDelete} aria-label={`${post.title} 내리기`}>
        게시판에서 내리기
      </Button>
    </Menu>
  );
}

/** Posts on the board. */
export default function PostsTab() {
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<(typeof postSorts)[number]>('new');
  const list = useListPostsInfiniteQuery({ q, sort }, { refetchOnMountOrArgChange: true });
  const [deletePost] = useDeletePostMutation();
  const { target, done, heading, ask, dialog } = useDeletion<Post>({
    remove: async ({ id }) => (await deletePost(id).unwrap()).message,
    failureMessage: errorMessages.postDeleteFailed,
  });
  return (
    <>
      {list.isError && (
        <ErrorState message={errorMessages.adminLoadFailed} onRetry={() => void list.refetch()} />
      )}
      <AdminList
        title="게시글"
        heading={heading}
        announcement={done}
        tools={
          <>
            <SearchBox label="제목과 꿈 내용 검색" value={q} onSearch={setQ} />
            <Choice label="차례" options={SORTS} value={sort} onChange={setSort} />
          </>
        }
        items={list.currentData?.pages.flatMap(({ posts }) => posts)}
        loading={list.isFetching}
        empty={q ? '찾는 글이 없어요.' : '아직 공유된 글이 없어요.'}
        more={moreOf(list)}
        table={(posts) => (
          <AdminTable
            label="게시글"
            items={posts}
            columns={COLUMNS}
            menu={(post) => <RowMenu post={post} onDelete={() => ask(post)} />}
          />
        )}
      />
      {target && (
        <DeleteDialog
          {...dialog}
          question="이 글을 게시판에서 내릴까요?"
          confirmLabel="내리기"
          consequence="글과 좋아요가 사라지고, 꿈과 해석은 쓴 사람에게 남습니다. 되돌릴 수 없습니다."
        >
          <blockquote className="soft">{target.title}</blockquote>
        </DeleteDialog>
      )}
    </>
  );
}
