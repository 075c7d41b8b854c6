import { randomUUID } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { providerAddresses } from '../../src/auth/oauth/provider-addresses.js';

/** The profile of the person who signs in at the provider. */
export interface Account {
  sub: string;
  email?: string;
  nickname?: string;
}

/** A local OAuth 2 and OpenID Connect provider. Every login is a login of `account`. */
export class OAuthProvider {
  private readonly server = new OAuth2Server();
  account: Account = { sub: 'nobody' };
  /** Builds the profile response of this provider; by default in OpenID Connect's format. */
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

  /** Replaces the signing key and publishes only the new one. */
  async rotateKeys(): Promise<void> {
    const keys = this.server.issuer.keys as unknown as { _keys: unknown[] };
    keys._keys?.splice(0);
    await this.server.issuer.keys.generate('RS256', { kid: randomUUID() });
  }

  /** Changes the next response of the token endpoint. */
  answerNextToken(change: (answer: { body: unknown; statusCode: number }) => void): void {
    this.server.service.once('beforeResponse', change as never);
  }

  /** Logs in at the provider and returns the address of its redirect. */
  async logIn(address: string): Promise<string> {
    const answer = await fetch(address, { redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  }
}

/** Points a provider without OpenID discovery at the local server. */
export function stubProviderAddresses(id: 'kakao' | 'naver', { issuer }: OAuthProvider): void {
  Object.assign(providerAddresses[id], {
    issuer,
    authorization: `${issuer}/authorize`,
    token: `${issuer}/token`,
    profile: `${issuer}/userinfo`,
  });
}
