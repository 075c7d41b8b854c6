import { randomUUID } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { providerAddresses } from '../../src/auth/oauth/provider-addresses.js';

/** The provider's profile of the person who signs in. */
export interface Account {
  sub: string;
  email?: string;
  nickname?: string;
}

/** A provider that speaks OAuth 2 and OpenID Connect, on this computer. Whoever comes is `account`. */
export class OAuthProvider {
  private readonly server = new OAuth2Server();
  account: Account = { sub: 'nobody' };
  /** What the answers of this provider are made of; OpenID's own unless told. */
  profileOf: (account: Account) => Record<string, unknown> = (account) => ({ ...account });

  get issuer(): string {
    return this.server.issuer.url ?? '';
  }

  async start(): Promise<void> {
    await this.rotateKeys();
    await this.server.start(0, '127.0.0.1');
    this.server.issuer.url = `http://127.0.0.1:${this.server.address().port}`;
    const { service } = this.server;
    service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => {
      Object.assign(payload, this.account);
    });
    service.on('beforeUserinfo', (answer: { body: Record<string, unknown> }) => {
      answer.body = this.profileOf(this.account);
    });
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** Signs with a new key from now on, and publishes it only. */
  async rotateKeys(): Promise<void> {
    const keys = this.server.issuer.keys as unknown as { _keys: unknown[] };
    keys._keys?.splice(0);
    await this.server.issuer.keys.generate('RS256', { kid: randomUUID() });
  }

  /** What the token endpoint answers next. */
  answerNextToken(change: (answer: { body: unknown; statusCode: number }) => void): void {
    this.server.service.once('beforeResponse', change as never);
  }

  /** Where the person is sent back to once they have logged in there. */
  async logIn(address: string): Promise<string> {
    const answer = await fetch(address, { redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  }
}

/** For who has no discovery. */
export function standInFor(id: 'kakao' | 'naver', { issuer }: OAuthProvider): void {
  Object.assign(providerAddresses[id], {
    issuer,
    authorization: `${issuer}/authorize`,
    token: `${issuer}/token`,
    profile: `${issuer}/userinfo`,
  });
}
