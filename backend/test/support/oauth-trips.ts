import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { User } from '@kkumpuri/contract';
import { CheckedClient } from './checked-client.js';
import { type Account, type OAuthProvider, standInFor } from './oauth-provider.js';
import { startService, type TestService } from './service.js';

export const PUBLIC_URL = 'http://service.test';
export const CONSENT = { agreeTerms: true, over14: true };

/** The service with Naver and an OpenID issuer, both played by the provider. */
export async function startOAuthService(
  provider: OAuthProvider,
  env: Record<string, string>,
): Promise<TestService> {
  await provider.start();
  standInFor('naver', provider);
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

interface Admitted {
  token: string;
  user: User;
  linkedDreams: number;
  code: string;
  error: string;
  joining: { username: string; email: string | null };
}

/** Trips to the provider and back to the service. */
export class OAuthTrips {
  constructor(
    private readonly url: string,
    private readonly provider: OAuthProvider,
  ) {}

  async go(path: string): Promise<string> {
    const answer = await fetch(`${this.url}${path}`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return answer.headers.get('location') ?? '';
  }

  async back(address: string): Promise<{ code?: string; error?: string }> {
    expect(address).toContain(`${PUBLIC_URL}/api/auth/oauth/`);
    const page = await this.go(address.slice(PUBLIC_URL.length));
    expect(page).toMatch(/^\/login\/return\?/);
    return Object.fromEntries(new URLSearchParams(page.split('?')[1]));
  }

  /** There and back, as a browser goes. */
  async travel(id = 'oidc', challenge?: string) {
    const address = await this.go(`/api/auth/oauth/${id}${challenge ? `?challenge=${challenge}` : ''}`);
    return this.back(await this.provider.logIn(address));
  }

  exchange(input: Record<string, unknown>, client = new CheckedClient(this.url)) {
    return client.call<Admitted>('POST', '/auth/oauth/exchange', input);
  }

  async comeIn(client?: CheckedClient): Promise<Admitted> {
    return (await this.exchange({ ...(await this.travel()), ...CONSENT }, client)).body;
  }
}

export function newAccount(): Account {
  return { sub: randomUUID(), email: `${randomUUID()}@example.com`, nickname: '달빛' };
}

export function makeProof() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}
