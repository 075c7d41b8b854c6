import { pageHeadings } from '@kkumpuri/contract';
import { storedToken } from '@/api/session';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { Skeleton } from '@/components/states';
import { AdminDashboard } from '@/features/admin/AdminDashboard';
import { useAuth } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import '@/styles/admin.css';

function AccessDenied({ guest }: { guest: boolean }) {
  return (
    <div className="state">
      <h2>접근 권한이 없습니다</h2>
      <p>관리자 전용 페이지입니다</p>
      <div className="row">
        {guest && (
          <ButtonLink look="primary" to={paths.login} state={{ from: paths.admin }}>
            로그인
          </ButtonLink>
        )}
        <ButtonLink to={paths.home}>홈으로 돌아가기</ButtonLink>
      </div>
    </div>
  );
}

export default function AdminPage() {
  const { user, loading } = useAuth();
  const isAllowed = user?.is_admin === true && storedToken() !== null;
  return (
    <Page heading={pageHeadings.admin} className="admin">
      {loading && <Skeleton />}
      {!loading && (isAllowed ? <AdminDashboard /> : <AccessDenied guest={!user} />)}
    </Page>
  );
}
