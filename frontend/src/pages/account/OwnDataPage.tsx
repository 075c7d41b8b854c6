import { errorMessages, pageHeadings } from '@kkumpuri/contract';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { ErrorState, Skeleton } from '@/components/states';
import { useAuth } from '@/features/auth/use-auth';
import { useReadAccountQuery } from '@/features/settings/account-api';
import { Export } from '@/features/settings/own-data/Export';
import { Import } from '@/features/settings/own-data/Import';
import { Leaving } from '@/features/settings/own-data/Leaving';
import { Looks } from '@/features/settings/Looks';
import { paths } from '@/lib/paths';
import '@/styles/forms.css';

function Goodbye() {
  return (
    <Page heading="탈퇴가 끝났어요" narrow>
      <p>꿈과 해석, 공유한 글을 모두 지웠어요. 그동안 고마웠어요.</p>
      <ButtonLink look="primary" to={paths.home}>
        홈으로
      </ButtonLink>
    </Page>
  );
}

function OwnData({ onLeft }: { onLeft: () => void }) {
  const { data: account, isError, refetch } = useReadAccountQuery();
  if (account) {
    return (
      <div className="stack narrow-form">
        <Export />
        <Import />
        <Looks />
        <Leaving account={account} onLeft={onLeft} />
      </div>
    );
  }
  if (!isError) return <Skeleton />;
  return <ErrorState message={errorMessages.accountLoadFailed} onRetry={() => void refetch()} />;
}

/** Export and import of the user's own data, and account deletion. */
export default function OwnDataPage() {
  const { user, loading } = useAuth();
  const [left, setLeft] = useState(false);
  if (left) return <Goodbye />;
  if (!user && !loading) return <Navigate to={paths.login} replace state={{ from: paths.ownData }} />;
  return (
    <Page heading={pageHeadings.ownData} narrow>
      <div className="stack">
        <p>
          <Link to={paths.settings}>설정으로 돌아가기</Link>
        </p>
        {user ? <OwnData onLeft={() => setLeft(true)} /> : <Skeleton />}
      </div>
    </Page>
  );
}
