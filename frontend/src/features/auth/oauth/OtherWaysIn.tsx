import { KeyRound } from 'lucide-react';
import type { OAuthProvider } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { useListProvidersQuery } from './oauth-api';
import { startSignIn } from './oauth-trip';
import { useReturnState } from '../entry/use-return-state';

/** Logo paths of the providers. */
const LOGOS = {
  kakao:
    'M12 5C7.6 5 4 7.8 4 11.2c0 2.2 1.5 4.1 3.7 5.2l-.9 3.3 3.8-2.5c.5.1.9.1 1.4.1 4.4 0 8-2.8 8-6.1S16.4 5 12 5Z',
  naver: 'M14.3 12.6 9.5 5.7H5.6v12.6h4.1v-6.9l4.8 6.9h3.9V5.7h-4.1v6.9Z',
} as const;

export function ProviderMark({ id }: Pick<OAuthProvider, 'id'>) {
  if (id === 'oidc') return <KeyRound size={20} aria-hidden="true" />;
  return (
    <svg className={`provider-mark ${id}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={LOGOS[id]} />
    </svg>
  );
}

/** Buttons for sign-in with other services. Renders nothing if none is configured. */
export function OtherWaysIn() {
  const { data: providers = [] } = useListProvidersQuery();
  const back = useReturnState();
  if (providers.length === 0) return null;
  return (
    <section className="other-ways stack" aria-label="다른 서비스로 들어오기">
      <p className="soft">또는</p>
      {providers.map(({ id, name }) => (
        <Button key={id} onClick={() => void startSignIn(id, back)}>
          <ProviderMark id={id} />
          {name} 계정으로 계속하기
        </Button>
      ))}
    </section>
  );
}
