import { type AdminActivity, type AuditEntry, previews, truncate } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { AdminList } from './AdminList';
import { useAudit } from './use-admin-data';

const ACTION_NAMES: Record<AuditEntry['action'], string> = {
  'user.delete': '사용자 삭제',
  'interpretation.delete': '해석 삭제',
  'queue.retry': '실패한 작업 다시 시도',
};
const NO_MORE = { has: false, loading: false, load: () => undefined };

function AuditList() {
  const { items, loading, failed, more } = useAudit();
  return (
    <>
      <AdminList
        title="관리 기록"
        items={items}
        loading={loading}
        empty="아직 관리 기록이 없어요."
        more={more}
        row={({ action, actor_username, created_at }) => (
          <div>
            <p>{ACTION_NAMES[action]}</p>
            <p className="soft small">
              {actor_username ?? '삭제된 관리자'} · <Time time={created_at} withHour />
            </p>
          </div>
        )}
      />
      {failed && !items && <p role="alert">관리 기록을 불러오지 못했습니다.</p>}
    </>
  );
}

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
      <AuditList />
    </div>
  );
}
