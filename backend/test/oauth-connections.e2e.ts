import { errorMessages } from '@kkumpuri/contract';
import { CheckedClient, type Member, registerMember } from './support/checked-client.js';
import { decodePart, emailsTo, makeDataDir } from './support/emails.js';
import { OAuthProvider } from './support/oauth-provider.js';
import { makeProof, newAccount, OAuthFlow, startOAuthService } from './support/oauth-trips.js';
import type { TestService } from './support/service.js';

describe('OAuth providers of a member', () => {
  let service: TestService;
  let flow: OAuthFlow;
  let dataDir: string;
  const provider = new OAuthProvider();

  beforeAll(async () => {
    dataDir = await makeDataDir();
    service = await startOAuthService(provider, { DATA_DIR: dataDir });
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

  const connect = async (member: Member, id = 'oidc') => {
    const { challenge, verifier } = makeProof();
    const { client } = member;
    const password = member.password || undefined;
    const begun = await client.call<{ url: string }>('POST', `/auth/me/identities/${id}`, {
      challenge,
      password,
    });
    expect(begun.status).toBe(200);
    const { code } = await flow.callback(await provider.logIn(begun.body.url));
    return client.call('POST', '/auth/me/identities', { code, verifier });
  };
  const disconnect = ({ client }: Member, id = 'oidc') => client.call('DELETE', `/auth/me/identities/${id}`);

  it('connects with the password, notifies by e-mail, and allows logins until it is disconnected', async () => {
    const member = await registerMember(service.url);
    const wrong = await member.client.call('POST', '/auth/me/identities/oidc', {
      challenge: makeProof().challenge,
      password: 'wrong',
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'current_password_wrong']);
    expect((await connect(member)).status).toBe(200);
    const [notice] = await emailsTo(dataDir, member.email, 1);
    expect(decodePart(notice?.raw ?? '', 'text/plain')).toContain('우리 회사');
    expect((await flow.exchange(await flow.authorize())).body.user.id).toBe(member.user.id);
    expect((await disconnect(member)).status).toBe(200);
    expect((await disconnect(member)).status).toBe(404);
  });

  it('refuses a second connection, an identity of another member, and a code without proof', async () => {
    const member = await registerMember(service.url);
    await connect(member);
    const again = await connect(member);
    expect([again.status, again.body.code]).toEqual([409, 'provider_connected']);
    const other = await registerMember(service.url);
    const taken = await connect(other);
    expect([taken.status, taken.body.code]).toEqual([409, 'identity_taken']);
    provider.account = newAccount();
    const { code } = await flow.authorize();
    expect((await other.client.call('POST', '/auth/me/identities', { code })).status).toBe(400);
  });

  it('refuses to disconnect the last login method until a password is set', async () => {
    const client = new CheckedClient(service.url);
    const { token, user } = await flow.signIn(client);
    client.token = token;
    const member = { client, user, email: user.email, password: '' };
    const refused = await disconnect(member);
    expect([refused.status, refused.body.error]).toEqual([409, errorMessages.lastWayIn]);
    const set = await client.call<{ token: string }>('POST', '/auth/me/password', {
      newPassword: '깊은 밤의 호수',
    });
    expect(set.status).toBe(200);
    client.token = set.body.token;
    const twice = await client.call('POST', '/auth/me/password', { newPassword: '깊은 밤의 바다' });
    expect([twice.status, twice.body.code]).toEqual([409, 'password_present']);
    expect((await disconnect(member)).status).toBe(200);
    const login = { email: user.email, password: '깊은 밤의 호수' };
    expect((await client.call('POST', '/auth/login', login)).status).toBe(200);
  });

  it('keeps one of two providers that are disconnected concurrently without a password', async () => {
    const client = new CheckedClient(service.url);
    const { token, user } = await flow.signIn(client);
    client.token = token;
    const member = { client, user, email: user.email, password: '' };
    provider.account = { ...newAccount(), sub: '777' };
    provider.profileOf = ({ sub }) => ({ response: { id: sub } });
    expect((await connect(member, 'naver')).status).toBe(200);
    const statuses = await Promise.all([disconnect(member), disconnect(member, 'naver')]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
