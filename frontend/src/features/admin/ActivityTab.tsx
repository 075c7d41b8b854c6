import { type AdminActivity, previews, truncate } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { AdminList } from './AdminList';
import { AuditLog } from './AuditLog';

const NO_MORE = { has: false, loading: false, load: () => undefined };

export function ActivityTab({
  activity,
  loading,
}: {
  activity: AdminActivity | undefined;
  loading: boolean;
}) {
  return (
    <div className="admin-columns">
      <AdminList
        title="최근 해석"
        items={activity?.recentInterpretations}
        loading={loading}
        empty="아직 해석이 없어요."
        more={NO_MORE}
        row={({ id, user_id, dream_content, created_at }) => (
          <div>
            <p>
              <Link to={paths.dream(id)}>{truncate(dream_content, previews.adminActivity)}</Link>
            </p>
            <p className="soft small">
              {user_id ? '회원' : '비회원'} · <Time time={created_at} withHour />
            </p>
          </div>
        )}
      />
      <AdminList
        title="최근 공유 글"
        items={activity?.recentPosts}
        loading={loading}
        empty="아직 공유된 글이 없어요."
        more={NO_MORE}
        row={({ id, title, views, likes, created_at }) => (
          <div>
            <p>
              <Link to={paths.post(id)}>{title}</Link>
            </p>
            <p className="soft small">
              조회 {views} · 좋아요 {likes} · <Time time={created_at} withHour />
            </p>
          </div>
        )}
      />
      <AuditLog />
    </div>
  );
}
