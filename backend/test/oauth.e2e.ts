import { randomUUID } from 'node:crypto';
import { type Account as MemberAccount, currentTerms, errorMessages } from '@kkumpuri/contract';
import { OAuthRows } from '../src/auth/oauth/oauth-rows.service.js';
import { CheckedClient, registerMember } from './support/checked-client.js';
import { type Account, OAuthProvider, standInFor } from './support/oauth-provider.js';
import {
  CONSENT,
  makeProof,
  newAccount,
  OAuthTrips,
  PUBLIC_URL,
  startOAuthService,
} from './support/oauth-trips.js';
import { count, insertDream } from './support/rows.js';
import { startService, type TestService } from './support/service.js';

describe('coming in by another service', () => {
  let service: TestService;
  let trips: OAuthTrips;
  const provider = new OAuthProvider();

  beforeAll(async () => {
    service = await startOAuthService(provider, { KAKAO_CLIENT_ID: 'kakao-app' });
    standInFor('kakao', provider);
    trips = new OAuthTrips(service.url, provider);
  });

  afterAll(async () => {
    await service.close();
    await provider.stop();
  });

  beforeEach(() => {
    provider.profileOf = (account) => ({ ...account });
    provider.account = newAccount();
  });

  const go = (path: string) => trips.go(path);
  const back = (address: string) => trips.back(address);
  const travel = (...trip: [id?: string, challenge?: string]) => trips.travel(...trip);
  const exchange = (input: Record<string, unknown>) => trips.exchange(input);

  it('is offered where its settings are', async () => {
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

  it('sends people out with state, nonce and PKCE', async () => {
    const { origin, searchParams } = new URL(await go('/api/auth/oauth/oidc'));
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

  it('makes an account of who is new, with the dreams of the session', async () => {
    const client = new CheckedClient(service.url);
    await insertDream(service.dataSource, { sessionId: client.sessionId });
    const { token, user, linkedDreams } = await trips.comeIn(client);
    expect([user.email, user.username, linkedDreams]).toEqual([provider.account.email, '달빛', 1]);
    client.token = token;
    const { user: account } = (await client.call<{ user: MemberAccount }>('GET', '/auth/me')).body;
    expect(account).toMatchObject({ has_password: false, providers: ['oidc'], agreed_terms: currentTerms });
  });

  it('knows who comes again, even with another e-mail', async () => {
    const first = await trips.comeIn();
    provider.account = { ...provider.account, email: `moved-${provider.account.email}` };
    const { status, body } = await exchange(await travel());
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
  ] as const)('reads what %s tells', async (id, profileOf) => {
    provider.account = { ...newAccount(), sub: '12345' };
    provider.profileOf = profileOf;
    const { status, body } = await exchange({ ...(await travel(id)), ...CONSENT });
    expect([status, body.user.email, body.user.username]).toEqual([200, provider.account.email, '달빛']);
    const stored = 'identities WHERE provider = $1 AND subject = $2 AND user_id = $3';
    expect(await count(service.dataSource, stored, [id, '12345', body.user.id])).toBe(1);
  });

  it('asks a browser’s newcomer to agree, and for an e-mail where none came', async () => {
    provider.account = { sub: randomUUID(), nickname: '관리자' };
    const { challenge, verifier } = makeProof();
    const { code } = await travel('oidc', challenge);
    const asked = await exchange({ code, verifier });
    expect([asked.status, asked.body.code, asked.body.joining]).toEqual([
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

  it('lets only the browser that set out use the code', async () => {
    const { challenge, verifier } = makeProof();
    const { code } = await travel('oidc', challenge);
    for (const proof of [{}, { verifier: makeProof().verifier }]) {
      expect((await exchange({ code, ...proof, ...CONSENT })).body.code).toBe('oauth_code_invalid');
    }
    // A code of somebody who set out without a challenge is no use to a browser that has one.
    const foreign = await travel();
    expect((await exchange({ ...foreign, verifier, ...CONSENT })).body.code).toBe('oauth_code_invalid');
    expect((await exchange({ code, verifier, ...CONSENT })).status).toBe(200);
  });

  it('takes a code once, also from two at the same time, and not after a minute', async () => {
    const { code } = await travel();
    const answers = await Promise.all([1, 2].map(() => exchange({ code, ...CONSENT })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.error).toBe(errorMessages.oauthCodeInvalid);
    const old = await travel();
    await service.dataSource.query(
      "UPDATE oauth_arrivals SET expires_at = expires_at - interval '60 seconds'",
    );
    expect((await exchange(old)).status).toBe(400);
    expect((await exchange({ code: 'forged' })).status).toBe(400);
  });

  it('never joins an account by its e-mail', async () => {
    const member = await registerMember(service.url);
    provider.account = { ...newAccount(), email: member.email.toUpperCase() };
    const users = await count(service.dataSource, 'users');
    const { status, body } = await exchange({ ...(await travel()), ...CONSENT });
    expect([status, body.code, body.error]).toEqual([409, 'email_taken', errorMessages.oauthEmailTaken]);
    expect(await count(service.dataSource, 'users')).toBe(users);
    expect(await count(service.dataSource, 'identities WHERE user_id = $1', [member.user.id])).toBe(0);
  });

  describe('refuses, and makes nothing half', () => {
    const nothingMade = async (result: { code?: string; error?: string }, error: string) => {
      expect(result).toEqual({ error });
      expect(await count(service.dataSource, 'identities WHERE subject = $1', [provider.account.sub])).toBe(
        0,
      );
    };

    it('a forged state, one of another provider, and none', async () => {
      const address = await provider.logIn(await go('/api/auth/oauth/oidc'));
      await nothingMade(await back(address.replace(/state=[^&]+/, 'state=forged')), 'expired');
      await nothingMade(await back(address.replace('/oidc/', '/kakao/')), 'expired');
      await nothingMade(await back(address.replace(/[?&]state=[^&]+/, '')), 'expired');
    });

    it('an address that was used', async () => {
      const address = await provider.logIn(await go('/api/auth/oauth/oidc'));
      expect(await back(address)).toHaveProperty('code');
      await nothingMade(await back(address), 'expired');
    });

    it('somebody who has been away for too long', async () => {
      const address = await provider.logIn(await go('/api/auth/oauth/oidc'));
      await service.dataSource.query("UPDATE oauth_trips SET expires_at = now() - interval '1 second'");
      await nothingMade(await back(address), 'expired');
    });

    it('who cancels at the provider', async () => {
      const address = new URL(await provider.logIn(await go('/api/auth/oauth/oidc')));
      address.searchParams.delete('code');
      address.searchParams.set('error', 'access_denied');
      await nothingMade(await back(address.href), 'cancelled');
    });

    it('a token of another nonce', async () => {
      const other = new URL(await go('/api/auth/oauth/oidc'));
      other.searchParams.set('nonce', 'x'.repeat(43));
      await nothingMade(await back(await provider.logIn(other.href)), 'refused');
    });

    it('a code that the provider does not take', async () => {
      const address = await provider.logIn(await go('/api/auth/oauth/oidc'));
      provider.answerNextToken((answer) =>
        Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } }),
      );
      await nothingMade(await back(address), 'refused');
    });

    it('a provider that answers 503', async () => {
      const address = await provider.logIn(await go('/api/auth/oauth/oidc'));
      provider.answerNextToken((answer) => Object.assign(answer, { statusCode: 503, body: {} }));
      await nothingMade(await back(address), 'away');
    });

    it('a profile that names nobody', async () => {
      provider.profileOf = () => ({ resultcode: '024' });
      await nothingMade(await travel('naver'), 'refused');
    });
  });

  it('knows keys that were rotated a moment ago', async () => {
    expect(await travel()).toHaveProperty('code');
    await provider.rotateKeys();
    expect(await travel()).toHaveProperty('code');
  });

  it('keeps nothing of who never finishes, and sets no cookie', async () => {
    await travel();
    await service.dataSource.query("UPDATE oauth_arrivals SET expires_at = now() - interval '1 second'");
    await go('/api/auth/oauth/oidc');
    await service.dataSource.query("UPDATE oauth_trips SET expires_at = now() - interval '1 second'");
    await service.api.get(OAuthRows, { strict: false }).forgetExpired();
    expect(await count(service.dataSource, 'oauth_arrivals')).toBe(0);
    expect(await count(service.dataSource, 'oauth_trips')).toBe(0);
    const answer = await fetch(`${service.url}/api/auth/oauth/oidc`, { redirect: 'manual' });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('asks for the second step where it is on', async () => {
    const { user } = await trips.comeIn();
    await service.dataSource.query(
      "INSERT INTO second_factors (user_id, sealed_secret, confirmed_at) VALUES ($1, 'sealed', now())",
      [user.id],
    );
    const { code } = await travel();
    const asked = await exchange({ code });
    expect([asked.status, asked.body.code]).toEqual([401, 'totp_required']);
  });
});

/** Alone, because two services in one process share the check of access tokens. */
describe('a provider that is away', () => {
  it('is told on the page that people come back to', async () => {
    const away = new OAuthProvider();
    await away.start();
    const env = { PUBLIC_URL, OIDC_ISSUER: away.issuer, OIDC_CLIENT_ID: 'x' };
    await away.stop();
    const alone = await startService({ workers: 0, env });
    const answer = await fetch(`${alone.url}/api/auth/oauth/oidc`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/login/return?error=away');
    expect(await count(alone.dataSource, 'oauth_trips')).toBe(0);
    await alone.close();
  });
});
