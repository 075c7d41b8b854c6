import { type AdminActivity, previews, truncate } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { AdminList } from '../tables/AdminList';
import { AdminTable, type Column } from '../tables/AdminTable';
import { AuditLog } from '../tables/AuditLog';
import { Under } from '../tables/Under';

type Dream = AdminActivity['recentInterpretations'][number];
type Post = AdminActivity['recentPosts'][number];

const writerOf = ({ user_id }: Dream) => (user_id ? '회원' : '비회원');

const DREAM_COLUMNS: Column<Dream>[] = [
  {
    head: '꿈',
    cell: (dream) => (
      <>
        {dream.masked ? (
          <span className="soft">{dream.dream_content}</span>
        ) : (
          <Link to={paths.dream(dream.id)}>{truncate(dream.dream_content, previews.adminActivity)}</Link>
        )}
        <Under>
          {writerOf(dream)} · <Time time={dream.created_at} withHour />
        </Under>
      </>
    ),
  },
  { head: '쓴 사람', wide: true, cell: writerOf },
  { head: '때', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
];

const POST_COLUMNS: Column<Post>[] = [
  {
    head: '글',
    cell: ({ id, title, views, likes, created_at }) => (
      <>
        <Link to={paths.post(id)}>{title}</Link>
        <Under>
          조회 {views} · 좋아요 {likes} · <Time time={created_at} withHour />
        </Under>
      </>
    ),
  },
  { head: '조회', wide: true, number: true, cell: ({ views }) => views.toLocaleString('ko-KR') },
  { head: '좋아요', wide: true, number: true, cell: ({ likes }) => likes.toLocaleString('ko-KR') },
  { head: '때', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
];

export default function ActivityTab({
  activity,
  loading,
}: {
  activity: AdminActivity | undefined;
  loading: boolean;
}) {
  return (
    <>
      <div className="admin-columns even">
        <AdminList
          title="최근 해석"
          items={activity?.recentInterpretations}
          loading={loading}
          empty="아직 해석이 없어요."
          table={(dreams) => <AdminTable label="최근 해석" items={dreams} columns={DREAM_COLUMNS} />}
        />
        <AdminList
          title="최근 공유 글"
          items={activity?.recentPosts}
          loading={loading}
          empty="아직 공유된 글이 없어요."
          table={(posts) => <AdminTable label="최근 공유 글" items={posts} columns={POST_COLUMNS} />}
        />
      </div>
      <AuditLog />
    </>
  );
}
