import { type Account, errorMessages, type OAuthProvider } from '@kkumpuri/contract';
import { lazy, Suspense, useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { ErrorNotice, ErrorState } from '@/components/states';
import { passwordErrorWords } from '@/forms/form-errors';
import {
  useBeginConnectingMutation,
  useDisconnectMutation,
  useListProvidersQuery,
} from '@/features/auth/oauth/oauth-api';
import { startConnecting } from '@/features/auth/oauth/oauth-trip';
import { ProviderMark } from '@/features/auth/oauth/OtherWaysIn';
import { useFocusOn } from '@/lib/hooks/use-focus-on';

/** Loaded when a member connects a service. */
const PasswordOnce = lazy(() => import('./PasswordOnce'));

function useConnecting({ id }: OAuthProvider) {
  const [begin] = useBeginConnectingMutation();
  return (password?: string) =>
    startConnecting(async (challenge) => {
      const { url } = await begin({ provider: id, challenge, ...(password && { password }) }).unwrap();
      return url;
    });
}

function PasswordFirst({ provider }: { provider: OAuthProvider }) {
  const connect = useConnecting(provider);
  return (
    <PasswordOnce send={({ password }) => connect(password)}>
      {(busy) => (
        <Button type="submit" look="primary" busy={busy && '연결하는 중...'}>
          {provider.name} 연결하러 가기
        </Button>
      )}
    </PasswordOnce>
  );
}

interface ConnectionProps {
  account: Account;
  provider: OAuthProvider;
  onFailure: (message: string) => void;
  onDone: (message: string) => void;
}

function Connection({ account, provider, onFailure, onDone }: ConnectionProps) {
  const [needsPassword, setNeedsPassword] = useState(false);
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
  const begin = () => (account.has_password ? setNeedsPassword(true) : void attempt(() => connect()));
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
        !needsPassword && (
          <Button aria-label={`${provider.name} 연결하기`} onClick={begin}>
            연결하기
          </Button>
        )
      )}
      {needsPassword && !connected && (
        <Suspense>
          <PasswordFirst provider={provider} />
        </Suspense>
      )}
    </li>
  );
}

/** Connects and disconnects other sign-in services. */
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
