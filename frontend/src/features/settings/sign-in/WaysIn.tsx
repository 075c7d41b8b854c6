import { errorMessages, type User } from '@kkumpuri/contract';
import { Suspense, useState } from 'react';
import { ErrorState, Skeleton } from '@/components/states';
import { lazyPart } from '@/lib/lazy-part';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useReadAccountQuery } from '../account-api';
import { ChangePasswordForm } from './ChangePasswordForm';
import { Connections } from './Connections';
import { OnDemand } from '../OnDemand';

/** Loaded only for members without a password, who sign in with another service. */
const SetPasswordForm = lazyPart(() => import('./SetPasswordForm'));
const ChangeEmailForm = lazyPart(() => import('./ChangeEmailForm'));

/** Sign-in settings: e-mail address, password and connected services. */
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
      {account.has_password && (
        <OnDemand summary="이메일 바꾸기">
          <ChangeEmailForm />
        </OnDemand>
      )}
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
