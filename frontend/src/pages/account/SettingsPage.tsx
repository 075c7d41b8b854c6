import { pageHeadings, type User } from '@kkumpuri/contract';
import { Suspense } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { Skeleton } from '@/components/states';
import { Time } from '@/components/Time';
import { useAuth } from '@/features/auth/use-auth';
import { AiChoice } from '@/features/settings/AiChoice';
import { OnDemand } from '@/features/settings/OnDemand';
import { Sessions } from '@/features/settings/Sessions';
import { WaysIn } from '@/features/settings/sign-in/WaysIn';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import '@/styles/forms.css';

/** Only for admins, so members do not load it. */
const Totp = lazyPart(() => import('@/features/settings/two-factor/Totp'));
const ChangeNameForm = lazyPart(() => import('@/features/settings/ChangeNameForm'));

function Account({ username, email, created_at }: User) {
  return (
    <dl className="facts">
      <dt>사용자 이름</dt>
      <dd>{username}</dd>
      <dt>이메일</dt>
      <dd>{email}</dd>
      <dt>가입한 날</dt>
      <dd>
        <Time time={created_at} />
      </dd>
    </dl>
  );
}

export default function SettingsPage() {
  const { user, loading } = useAuth();
  const { state } = useLocation() as { state: { mustChangePassword?: boolean } | null };
  if (!user && !loading) return <Navigate to={paths.login} replace state={{ from: paths.settings }} />;
  return (
    <Page heading={pageHeadings.settings} narrow>
      {user ? (
        <div className="stack narrow-form">
          {state?.mustChangePassword && (
            <p className="notice">임시 비밀번호로 로그인했어요. 아래에서 새 비밀번호로 바꿔주세요.</p>
          )}
          <Account {...user} />
          <OnDemand summary="사용자 이름 바꾸기">
            <ChangeNameForm user={user} />
          </OnDemand>
          <AiChoice user={user} />
          <p>
            <Link to={paths.ownData}>내 데이터 내려받기와 탈퇴</Link>
          </p>
          <WaysIn user={user} />
          {user.is_admin && (
            <Suspense>
              <Totp />
            </Suspense>
          )}
          <Sessions />
        </div>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
