import { type Account, errorMessages, type OAuthProvider } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { ErrorNotice, ErrorState } from '@/components/states';
import { ErrorSummary } from '@/features/auth/ErrorSummary';
import { passwordErrorWords } from '@/features/auth/form-errors';
import {
  useBeginConnectingMutation,
  useDisconnectMutation,
  useListProvidersQuery,
} from '@/features/auth/oauth-api';
import { setOutToConnect } from '@/features/auth/oauth-trip';
import { ProviderMark } from '@/features/auth/OtherWaysIn';
import { PasswordField } from '@/features/auth/PasswordField';
import { useServiceForm } from '@/features/auth/use-service-form';
import { useFocusOn } from '@/lib/use-focus-on';

function useConnecting({ id }: OAuthProvider) {
  const [begin] = useBeginConnectingMutation();
  return (password?: string) =>
    setOutToConnect(async (challenge) => {
      const { url } = await begin({ provider: id, challenge, ...(password && { password }) }).unwrap();
      return url;
    });
}

/** The password once more: a device that was left open connects nothing. */
function PasswordFirst({ provider }: { provider: OAuthProvider }) {
  const connect = useConnecting(provider);
  const { form, field, summary, busy } = useServiceForm<{ password: string }>({
    loadSchema: async () => (await import('@/features/auth/form-schemas')).leaveByPasswordFormSchema,
    initial: { password: '' },
    labels: { password: '비밀번호' },
    failureWords: passwordErrorWords,
    fieldOfCode: { current_password_wrong: 'password' },
    send: ({ password }) => connect(password),
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <Button type="submit" look="primary" busy={busy && '연결하는 중...'}>
        {provider.name} 연결하러 가기
      </Button>
    </form>
  );
}

interface ConnectionProps {
  account: Account;
  provider: OAuthProvider;
  onFailure: (message: string) => void;
  onDone: (message: string) => void;
}

function Connection({ account, provider, onFailure, onDone }: ConnectionProps) {
  const [asked, setAsked] = useState(false);
  const connect = useConnecting(provider);
  const [disconnect, { isLoading }] = useDisconnectMutation();
  const connected = account.providers.includes(provider.id);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (thrown) {
      onFailure(passwordErrorWords(asApiError(thrown)));
    }
  };
  const begin = () => (account.has_password ? setAsked(true) : void attempt(() => connect()));
  const end = () => attempt(async () => onDone((await disconnect(provider.id).unwrap()).message));
  return (
    <li>
      <p className="row">
        <ProviderMark id={provider.id} />
        {provider.name} {connected && <span className="badge done">연결됨</span>}
      </p>
      {connected ? (
        <Button
          busy={isLoading && '끊는 중...'}
          aria-label={`${provider.name} 연결 끊기`}
          onClick={() => void end()}
        >
          연결 끊기
        </Button>
      ) : (
        !asked && (
          <Button aria-label={`${provider.name} 연결하기`} onClick={begin}>
            연결하기
          </Button>
        )
      )}
      {asked && !connected && <PasswordFirst provider={provider} />}
    </li>
  );
}

/** The other services by which the member comes in. */
export function Connections({ account }: { account: Account }) {
  const { data: providers, isError, refetch } = useListProvidersQuery();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(done);
  if (providers?.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="connections-heading">
      <h2 id="connections-heading">연결된 로그인</h2>
      {isError && <ErrorState message={errorMessages.providersLoadFailed} onRetry={() => void refetch()} />}
      <ul className="plain-list devices">
        {providers?.map((provider) => (
          <Connection
            key={provider.id}
            account={account}
            provider={provider}
            onFailure={(message) => {
              setDone(undefined);
              setFailure(message);
            }}
            onDone={(message) => {
              setFailure(undefined);
              setDone(message);
            }}
          />
        ))}
      </ul>
      <ErrorNotice message={failure} />
      <p role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </p>
    </section>
  );
}
