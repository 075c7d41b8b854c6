import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { User } from '@kkumpuri/contract';
import { CheckedClient } from './checked-client.js';
import { type Account, type OAuthProvider, stubProviderAddresses } from './oauth-provider.js';
import { startService, type TestService } from './service.js';

export const PUBLIC_URL = 'http://service.test';
export const CONSENT = { agreeTerms: true, over14: true };

/** Starts the service with Naver and an OpenID issuer, both served by the local provider. */
export async function startOAuthService(
  provider: OAuthProvider,
  env: Record<string, string>,
): Promise<TestService> {
  await provider.start();
  stubProviderAddresses('naver', provider);
  return startService({
    workers: 0,
    env: {
      PUBLIC_URL,
      NAVER_CLIENT_ID: 'naver-app',
      NAVER_CLIENT_SECRET: 'naver-secret',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'oidc-app',
      OIDC_NAME: '우리 회사',
      ...env,
    },
  });
}

interface ExchangeResult {
  token: string;
  user: User;
  linkedDreams: number;
  code: string;
  error: string;
  joining: { username: string; email: string | null };
}

/** Runs the steps of OAuth sign-in against the service and the provider. */
export class OAuthFlow {
  constructor(
    private readonly url: string,
    private readonly provider: OAuthProvider,
  ) {}

  async redirectOf(path: string): Promise<string> {
    const answer = await fetch(`${this.url}${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  }

  async callback(address: string): Promise<{ code?: string; error?: string }> {
    expect(address).toContain(`${PUBLIC_URL}/api/auth/oauth/`);
    const page = await this.redirectOf(address.slice(PUBLIC_URL.length));
    expect(page).toMatch(/^\/login\/return\?/);
    return Object.fromEntries(new URLSearchParams(page.split('?')[1]));
  }

  /** Runs the authorization in full, as a browser does. */
  async authorize(id = 'oidc', challenge?: string) {
    const address = await this.redirectOf(
      `/api/auth/oauth/${id}${challenge ? `?challenge=${challenge}` : ''}`,
    );
    return this.callback(await this.provider.logIn(address));
  }

  exchange(input: Record<string, unknown>, client = new CheckedClient(this.url)) {
    return client.call<ExchangeResult>('POST', '/auth/oauth/exchange', input);
  }

  async signIn(client?: CheckedClient): Promise<ExchangeResult> {
    return (await this.exchange({ ...(await this.authorize()), ...CONSENT }, client)).body;
  }
}

export function newAccount(): Account {
  return { sub: randomUUID(), email: `${randomUUID()}@example.com`, nickname: '달빛' };
}

export function makeProof() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
