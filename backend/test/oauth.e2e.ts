import { randomUUID } from 'node:crypto';
import { type Account as MemberAccount, currentTerms, errorMessages } from '@kkumpuri/contract';
import { OAuthRows } from '../src/auth/oauth/oauth-rows.service.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { type Account, OAuthProvider, stubProviderAddresses } from './support/oauth-provider.js';
import {
  CONSENT,
  makeProof,
  newAccount,
  OAuthFlow,
  PUBLIC_URL,
  startOAuthService,
} from './support/oauth-trips.js';
import { count, insertDream } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('OAuth sign-in', () => {
  let service: TestService;
  let flow: OAuthFlow;
  const provider = new OAuthProvider();

  beforeAll(async () => {
    service = await startOAuthService(provider, { KAKAO_CLIENT_ID: 'kakao-app' });
    stubProviderAddresses('kakao', provider);
    flow = new OAuthFlow(service.url, provider);
  });

  afterAll(async () => {
    await service.close();
    await provider.stop();
  });

  beforeEach(() => {
    provider.profileOf = (account) => ({ ...account });
    provider.account = newAccount();
  });

  const redirectOf = (path: string) => flow.redirectOf(path);
  const callback = (address: string) => flow.callback(address);
  const authorize = (...input: [id?: string, challenge?: string]) => flow.authorize(...input);
  const exchange = (input: Record<string, unknown>) => flow.exchange(input);

  it('lists the configured providers, and returns 404 for others', async () => {
    const { body } = await new CheckedClient(service.url).call('GET', '/auth/oauth/providers');
    expect(body.providers).toEqual([
      { id: 'kakao', name: '카카오' },
      { id: 'naver', name: '네이버' },
      { id: 'oidc', name: '우리 회사' },
    ]);
    for (const path of ['/auth/oauth/google', '/auth/oauth/google/callback?state=x']) {
      expect((await new CheckedClient(service.url).call('GET', path)).status).toBe(404);
    }
  });

  it('redirects to the provider with state, nonce and PKCE', async () => {
    const { origin, searchParams } = new URL(await redirectOf('/api/auth/oauth/oidc'));
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'oidc-app',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/api/auth/oauth/oidc/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)?.length).toBeGreaterThan(30);
    }
  });

  it('creates an account for a new user, with the dreams of the session', async () => {
    const client = new CheckedClient(service.url);
    await insertDream(service.dataSource, { sessionId: client.sessionId });
    const { token, user, linkedDreams } = await flow.signIn(client);
    expect([user.email, user.username, linkedDreams]).toEqual([provider.account.email, '달빛', 1]);
    client.token = token;
    const { user: account } = (await client.call<{ user: MemberAccount }>('GET', '/auth/me')).body;
    expect(account).toMatchObject({ has_password: false, providers: ['oidc'], agreed_terms: currentTerms });
  });

  it('signs a known user in, even with a changed e-mail', async () => {
    const first = await flow.signIn();
    provider.account = { ...provider.account, email: `moved-${provider.account.email}` };
    const { status, body } = await exchange(await authorize());
    expect([status, body.user, body.linkedDreams]).toEqual([200, first.user, 0]);
    expect(body.token).not.toBe(first.token);
  });

  it.each([
    [
      'kakao',
      ({ sub, email, nickname }: Account) => ({
        id: Number(sub),
        kakao_account: { email, profile: { nickname } },
      }),
    ],
    [
      'naver',
      ({ sub, email, nickname }: Account) => ({ resultcode: '00', response: { id: sub, email, nickname } }),
    ],
  ] as const)('maps the profile of %s', async (id, profileOf) => {
    provider.account = { ...newAccount(), sub: '12345' };
    provider.profileOf = profileOf;
    const { status, body } = await exchange({ ...(await authorize(id)), ...CONSENT });
    expect([status, body.user.email, body.user.username]).toEqual([200, provider.account.email, '달빛']);
    const stored = 'identities WHERE provider = $1 AND subject = $2 AND user_id = $3';
    expect(await count(service.dataSource, stored, [id, '12345', body.user.id])).toBe(1);
  });

  it('requires consent from a new user, and an e-mail if the provider sent none', async () => {
    provider.account = { sub: randomUUID(), nickname: '관리자' };
    const { challenge, verifier } = makeProof();
    const { code } = await authorize('oidc', challenge);
    const refused = await exchange({ code, verifier });
    expect([refused.status, refused.body.code, refused.body.joining]).toEqual([
      422,
      'consent_required',
      { username: '', email: null },
    ]);
    const email = `${randomUUID()}@example.com`;
    const half = await exchange({ code, verifier, ...CONSENT });
    expect([half.status, half.body.error]).toEqual([400, '이메일을 입력해주세요.']);
    expect(await count(service.dataSource, 'identities WHERE subject = $1', [provider.account.sub])).toBe(0);
    const { status, body } = await exchange({ code, verifier, ...CONSENT, email, username: '별빛' });
    expect([status, body.user.email, body.user.username]).toEqual([200, email, '별빛']);
  });

  it('accepts a code only from the browser that started the sign-in', async () => {
    const { challenge, verifier } = makeProof();
    const { code } = await authorize('oidc', challenge);
    for (const proof of [{}, { verifier: makeProof().verifier }]) {
      expect((await exchange({ code, ...proof, ...CONSENT })).body.code).toBe('oauth_code_invalid');
    }
    // A code of a sign-in without a challenge must not work with a verifier.
    const foreign = await authorize();
    expect((await exchange({ ...foreign, verifier, ...CONSENT })).body.code).toBe('oauth_code_invalid');
    expect((await exchange({ code, verifier, ...CONSENT })).status).toBe(200);
  });

  it('accepts a code once, also for concurrent requests, and for one minute', async () => {
    const { code } = await authorize();
    const answers = await Promise.all([1, 2].map(() => exchange({ code, ...CONSENT })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.error).toBe(errorMessages.oauthCodeInvalid);
    const old = await authorize();
    await service.dataSource.query(
      "UPDATE oauth_arrivals SET expires_at = expires_at - interval '60 seconds'",
    );
    expect((await exchange(old)).status).toBe(400);
    expect((await exchange({ code: 'forged' })).status).toBe(400);
  });

  it('never links an account by its e-mail', async () => {
    const member = await registerMember(service.url);
    provider.account = { ...newAccount(), email: member.email.toUpperCase() };
    const users = await count(service.dataSource, 'users');
    const { status, body } = await exchange({ ...(await authorize()), ...CONSENT });
    expect([status, body.code, body.error]).toEqual([409, 'email_taken', errorMessages.oauthEmailTaken]);
    expect(await count(service.dataSource, 'users')).toBe(users);
    expect(await count(service.dataSource, 'identities WHERE user_id = $1', [member.user.id])).toBe(0);
  });

  describe('refused callbacks create nothing', () => {
    const expectNothingCreated = async (result: { code?: string; error?: string }, error: string) => {
      expect(result).toEqual({ error });
      expect(await count(service.dataSource, 'identities WHERE subject = $1', [provider.account.sub])).toBe(
        0,
      );
    };

    it('refuses a forged, foreign or missing state', async () => {
      const address = await provider.logIn(await redirectOf('/api/auth/oauth/oidc'));
      await expectNothingCreated(await callback(address.replace(/state=[^&]+/, 'state=forged')), 'expired');
      await expectNothingCreated(await callback(address.replace('/oidc/', '/kakao/')), 'expired');
      await expectNothingCreated(await callback(address.replace(/[?&]state=[^&]+/, '')), 'expired');
    });

    it('refuses a callback address that was used', async () => {
      const address = await provider.logIn(await redirectOf('/api/auth/oauth/oidc'));
      expect(await callback(address)).toHaveProperty('code');
      await expectNothingCreated(await callback(address), 'expired');
    });

    it('refuses a sign-in that expired', async () => {
      const address = await provider.logIn(await redirectOf('/api/auth/oauth/oidc'));
      await service.dataSource.query("UPDATE oauth_trips SET expires_at = now() - interval '1 second'");
      await expectNothingCreated(await callback(address), 'expired');
    });

    it('returns cancelled when the user cancels at the provider', async () => {
      const address = new URL(await provider.logIn(await redirectOf('/api/auth/oauth/oidc')));
      address.searchParams.delete('code');
      address.searchParams.set('error', 'access_denied');
      await expectNothingCreated(await callback(address.href), 'cancelled');
    });

    it('refuses an ID token with another nonce', async () => {
      const other = new URL(await redirectOf('/api/auth/oauth/oidc'));
      other.searchParams.set('nonce', 'x'.repeat(43));
      await expectNothingCreated(await callback(await provider.logIn(other.href)), 'refused');
    });

    it('refuses a code that the provider rejects', async () => {
      const address = await provider.logIn(await redirectOf('/api/auth/oauth/oidc'));
      provider.answerNextToken((answer) =>
        Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
      );
      await expectNothingCreated(await callback(address), 'refused');
    });

    it('returns away when the provider responds with 503', async () => {
      const address = await provider.logIn(await redirectOf('/api/auth/oauth/oidc'));
      provider.answerNextToken((answer) => Object.assign(answer, { statusCode: 503, body: {} }));
      await expectNothingCreated(await callback(address), 'away');
    });

    it('refuses a profile without an id', async () => {
      provider.profileOf = () => ({ resultcode: '024' });
      await expectNothingCreated(await authorize('naver'), 'refused');
    });
  });

  it('accepts tokens signed with a rotated key', async () => {
    expect(await authorize()).toHaveProperty('code');
    await provider.rotateKeys();
    expect(await authorize()).toHaveProperty('code');
  });

  it('deletes unfinished sign-ins after they expire, and sets no cookie', async () => {
    await authorize();
    await service.dataSource.query("UPDATE oauth_arrivals SET expires_at = now() - interval '1 second'");
    await redirectOf('/api/auth/oauth/oidc');
    await service.dataSource.query("UPDATE oauth_trips SET expires_at = now() - interval '1 second'");
    await service.api.get(OAuthRows, { strict: false }).deleteExpired();
    expect(await count(service.dataSource, 'oauth_arrivals')).toBe(0);
    expect(await count(service.dataSource, 'oauth_trips')).toBe(0);
    const answer = await fetch(`${service.url}/api/auth/oauth/oidc`, { redirect: 'manual' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('requires the second factor where it is enabled', async () => {
    const { user } = await flow.signIn();
    await service.dataSource.query(
      "INSERT INTO second_factors (user_id, sealed_secret, confirmed_at) VALUES ($1, 'sealed', now())",
      [user.id],
    );
    const { code } = await authorize();
    const refused = await exchange({ code });
    expect([refused.status, refused.body.code]).toEqual([401, 'totp_required']);
  });
});

/** A separate test, because two services in one process share the check of access tokens. */
describe('unreachable OAuth provider', () => {
  it('redirects back with error=away when the provider is unreachable, and stores no state', async () => {
    const unreachable = new OAuthProvider();
    await unreachable.start();
    const env = { PUBLIC_URL, OIDC_ISSUER: unreachable.issuer, OIDC_CLIENT_ID: 'x' };
    await unreachable.stop();
    const service = await startService({ workers: 0, env });
    const answer = await fetch(`${service.url}/api/auth/oauth/oidc`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/login/return?error=away');
    expect(await count(service.dataSource, 'oauth_trips')).toBe(0);
    await service.close();
  });
});
