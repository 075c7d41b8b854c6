import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  errorMessages,
  type OAuthFailure,
  type OAuthProvider,
  type OAuthProviderId,
  oauthProviders,
} from '@kkumpuri/contract';
import * as client from 'openid-client';
import { ENV, type Env, publicUrl } from '../../config/env.js';
import { AppError } from '../../http/app-error.js';
import type { Checks, Profile } from './oauth.types.js';
import { readProfile } from './profiles.js';
import { providerAddresses } from './provider-addresses.js';

const TIMEOUT_S = 10;

/** Nobody was let in, and why. */
export class ProviderFailure extends Error {
  constructor(readonly failure: OAuthFailure) {
    super(failure);
  }
}

/** Speaks with the other services: sends people there, and learns who came back. */
@Injectable()
export class ProviderClient {
  private readonly logger = new Logger(ProviderClient.name);

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Those whose settings are there. */
  list(): OAuthProvider[] {
    const { KAKAO_CLIENT_ID, NAVER_CLIENT_ID, OIDC_CLIENT_ID, OIDC_NAME } = this.env;
    const names = {
      kakao: KAKAO_CLIENT_ID && '카카오',
      naver: NAVER_CLIENT_ID && '네이버',
      oidc: OIDC_CLIENT_ID && OIDC_NAME,
    };
    return oauthProviders.flatMap((id) => (names[id] ? [{ id, name: names[id] }] : []));
  }

  /** Fails with 404 for one that is not offered. */
  require(id: string): OAuthProvider {
    const found = this.list().find((provider) => provider.id === id);
    if (!found) throw new AppError(404, 'not_found', errorMessages.providerUnknown);
    return found;
  }

  async addressFor(id: OAuthProviderId, { state, nonce, codeVerifier }: Checks): Promise<URL> {
    return this.attempt(id, async () => {
      const config = await this.configure(id);
      return client.buildAuthorizationUrl(config, {
        redirect_uri: this.callbackOf(id),
        state,
        ...(id === 'oidc' && { scope: 'openid email profile', nonce }),
        ...(id !== 'naver' && {
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      });
    });
  }

  async readReturn(id: OAuthProviderId, query: string, checks: Checks): Promise<Profile> {
    return this.attempt(id, async () => {
      const config = await this.configure(id);
      const tokens = await client.authorizationCodeGrant(config, new URL(`${this.callbackOf(id)}?${query}`), {
        expectedState: checks.state,
        ...(id !== 'naver' && { pkceCodeVerifier: checks.codeVerifier }),
        ...(id === 'oidc' && { expectedNonce: checks.nonce, idTokenExpected: true }),
      });
      if (id === 'oidc') return this.readOidc(config, tokens);
      const address = new URL(providerAddresses[id].profile);
      const answer = await client.fetchProtectedResource(config, tokens.access_token, address, 'GET');
      if (!answer.ok) throw new ProviderFailure(answer.status < 500 ? 'refused' : 'away');
      return readProfile[id](await answer.json());
    });
  }

  /** What the signed token leaves out, the issuer tells when it is asked. */
  private async readOidc(
    config: client.Configuration,
    tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
  ): Promise<Profile> {
    const claims = tokens.claims();
    if (!claims) throw new ProviderFailure('refused');
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) {
      return readProfile.oidc(claims);
    }
    const told = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
    return readProfile.oidc({ ...claims, ...told });
  }

  /** Asked anew each time, so that keys and addresses which an issuer has changed are known at once. */
  private async configure(id: OAuthProviderId): Promise<client.Configuration> {
    const config = id === 'oidc' ? await this.discover() : this.fixed(id);
    config.timeout = TIMEOUT_S;
    if (isInsecure(config.serverMetadata().issuer)) client.allowInsecureRequests(config);
    // The signature of the token is checked although it came over TLS.
    if (id === 'oidc') client.enableNonRepudiationChecks(config);
    return config;
  }

  private async discover(): Promise<client.Configuration> {
    const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET } = this.env;
    const authentication = OIDC_CLIENT_SECRET ? client.ClientSecretPost(OIDC_CLIENT_SECRET) : client.None();
    return client.discovery(new URL(OIDC_ISSUER), OIDC_CLIENT_ID, undefined, authentication, {
      timeout: TIMEOUT_S,
      execute: isInsecure(OIDC_ISSUER) ? [client.allowInsecureRequests] : [],
    });
  }

  private fixed(id: 'kakao' | 'naver'): client.Configuration {
    const { issuer, authorization, token } = providerAddresses[id];
    const [clientId = '', secret] =
      id === 'kakao'
        ? [this.env.KAKAO_CLIENT_ID, this.env.KAKAO_CLIENT_SECRET]
        : [this.env.NAVER_CLIENT_ID, this.env.NAVER_CLIENT_SECRET];
    return new client.Configuration(
      { issuer, authorization_endpoint: authorization, token_endpoint: token },
      clientId,
      undefined,
      secret ? client.ClientSecretPost(secret) : client.None(),
    );
  }

  private callbackOf(id: OAuthProviderId): string {
    return `${publicUrl(this.env)}/api/auth/oauth/${id}/callback`;
  }

  private async attempt<Result>(id: OAuthProviderId, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      // Neither codes nor tokens: what a provider says may repeat them.
      if (failure !== 'cancelled')
        this.logger.warn({ msg: 'a login elsewhere failed', provider: id, failure });
      throw new ProviderFailure(failure);
    }
  }
}

const isInsecure = (issuer: string): boolean => issuer.startsWith('http:');

function failureOf(error: unknown): OAuthFailure {
  if (error instanceof ProviderFailure) return error.failure;
  if (isUnreachable(error)) return 'away';
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'refused';
  }
  if (error instanceof client.ClientError) {
    const { code, cause } = error;
    if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'away';
    return cause instanceof Response && cause.status >= 500 ? 'away' : 'refused';
  }
  return 'refused';
}

/** A connection that was not made, alone or wrapped. By name, as `fetch` may be of another realm. */
function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, cause } = error as { name?: unknown; cause?: unknown };
  return name === 'TypeError' || isUnreachable(cause);
}
