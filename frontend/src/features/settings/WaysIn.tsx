import { errorMessages, type User } from '@kkumpuri/contract';
import { lazy, Suspense, useState } from 'react';
import { ErrorState, Skeleton } from '@/components/states';
import { useFocusOn } from '@/lib/use-focus-on';
import { useReadAccountQuery } from './account-api';
import { ChangeEmailForm } from './ChangeEmailForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { Connections } from './Connections';

/** For members who signed in with another service only: others do not load it. */
const SetPasswordForm = lazy(() => import('./SetPasswordForm'));

/** How the member comes in: e-mail and password, and other services. */
export function WaysIn({ user }: { user: User }) {
  const { data: account, isError, refetch } = useReadAccountQuery();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(done);
  if (!account) {
    if (!isError) return <Skeleton lines={4} />;
    return <ErrorState message={errorMessages.accountLoadFailed} onRetry={() => void refetch()} />;
  }
  const created = (message: string) => {
    setDone(message);
    void refetch();
  };
  return (
    <>
      {account.has_password && <ChangeEmailForm />}
      <h2>{account.has_password ? '비밀번호 변경' : '비밀번호 만들기'}</h2>
      <p role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </p>
      {account.has_password ? (
        <ChangePasswordForm email={user.email} />
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          <SetPasswordForm email={user.email} onDone={created} />
        </Suspense>
      )}
      <Connections account={account} />
    </>
  );
}
