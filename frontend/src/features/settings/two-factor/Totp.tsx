import { errorMessages } from '@kkumpuri/contract';
import { ErrorState, Skeleton } from '@/components/states';
import { useReadTotpQuery } from '../settings-api';
import { TotpOff } from './TotpOff';
import { TotpSetup } from './TotpSetup';

/** Two-step sign-in with a code from an authenticator app in addition to the password. */
export default function Totp() {
  const { data, isError, refetch } = useReadTotpQuery();
  return (
    <section className="stack" aria-labelledby="totp-heading">
      <h2 id="totp-heading">2단계 인증</h2>
      {!data && !isError && <Skeleton lines={2} />}
      {!data && isError && (
        <ErrorState message={errorMessages.totpSetupFailed} onRetry={() => void refetch()} />
      )}
      {data?.enabled && <TotpOff left={data.recoveryCodesLeft} />}
      {data && !data.enabled && <TotpSetup />}
    </section>
  );
}
