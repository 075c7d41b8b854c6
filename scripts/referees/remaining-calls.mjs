import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { generate } from 'otplib';
import { until } from '../system/processes.mjs';
import { Caller, question, register } from '../test/support/caller.mjs';

const PASSWORD = 'moonlight-9';
const interpret = (caller, dreamContent) => caller.expect(201, 'POST', '/dreams/interpret', { dreamContent });

async function expectNoContent(caller, method, path, body) {
  assert.equal((await caller.callBare(method, path, body)).status, 204, `${method} ${path}`);
}

async function removals(address) {
  const guest = new Caller(address);
  const { id } = await interpret(guest, '커다란 나무에 올라갔다');
  await guest.expect(200, 'POST', `/dreams/${id}/stop`);
  await expectNoContent(guest, 'DELETE', `/dreams/${id}`);
  await interpret(guest, '하늘을 날아다녔다');
  await expectNoContent(guest, 'DELETE', '/dreams/my-dreams');
  const member = await register(address, '초승달');
  const dream = await interpret(member, '집에 불이 크게 났다');
  await member.expect(201, 'POST', `/dreams/${dream.id}/share`, { title: '불이 난 꿈' });
  await member.expect(200, 'PATCH', `/dreams/${dream.id}`, { title: '불이 꺼진 꿈' });
  await expectNoContent(member, 'DELETE', `/dreams/${dream.id}/share`);
  const body = { kind: 'dream', id: dream.id };
  const { removal } = await member.expect(201, 'POST', '/removals', body);
  await expectNoContent(member, 'DELETE', `/removals/${removal.id}`);
}

async function sessions(address) {
  const member = await register(address, '그믐달');
  const login = async () => {
    const { token } = await new Caller(address).expect(200, 'POST', '/auth/login', {
      email: member.email,
      password: PASSWORD,
    });
    return new Caller(address, token);
  };
  const other = await login();
  await login();
  const { sessions: listed } = await member.expect(200, 'GET', '/auth/sessions');
  const { id } = listed.find(({ current }) => !current);
  await member.expect(200, 'DELETE', `/auth/sessions/${id}`);
  await member.expect(200, 'DELETE', '/auth/sessions');
  await other.expect(401, 'GET', '/auth/sessions', undefined, '로그인이 필요합니다.');
  await member.expect(200, 'POST', '/auth/logout');
  return member;
}

/** Returns the token from the e-mail in the outbox folder, which is used when no mail server is configured. */
async function tokenSentTo(folder, email) {
  const outbox = path.join(folder, 'outbox');
  const emails = () => fs.readdirSync(outbox).map((name) => fs.readFileSync(path.join(outbox, name), 'utf8'));
  const find = () => emails().find((one) => one.includes(`To: ${email}`));
  await until(find, 10_000);
  const [, encoded = ''] = /text\/plain[\s\S]*?base64\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(find() ?? '') ?? [];
  return /token=([\w-]+)/.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}

async function reset(address, folder, { email }) {
  const guest = new Caller(address);
  await guest.expect(200, 'POST', '/auth/forgot-password', { email });
  const token = await tokenSentTo(folder, email);
  await expectNoContent(guest, 'POST', '/auth/reset-password/check', { token });
  await guest.expect(200, 'POST', '/auth/reset-password', { token, newPassword: 'starlight-9' });
}

async function ownAccount(address, folder) {
  const member = await register(address, '상현달');
  const dream = await interpret(member, '커다란 나무에 올라갔다');
  await member.expect(200, 'POST', `/dreams/${dream.id}/feedback`, { value: 'up' });
  await member.expect(200, 'GET', '/auth/me');
  await member.expect(200, 'PATCH', '/auth/me', { username: '하현달' });
  const email = `new-${member.email}`;
  await member.expect(200, 'POST', '/auth/me/email', { email, password: PASSWORD });
  const token = await tokenSentTo(folder, email);
  await member.expect(200, 'POST', '/auth/me/email/confirm', { token });
  const exported = await member.callBare('GET', '/auth/me/export');
  assert.equal(exported.status, 200);
  await member.expect(201, 'POST', '/auth/me/import', await exported.json());
  await expectNoContent(member, 'DELETE', '/auth/me', { password: PASSWORD });
}

/** Returns the target of a redirect response. */
async function redirectOf(url) {
  const answer = await fetch(url, { redirect: 'manual' });
  assert.equal(answer.status, 302, String(url));
  return new URL(answer.headers.get('location') ?? '', url);
}

/** Logs in at the provider and returns its code. Calls the service directly, because Prism follows redirects. */
async function codeFrom(service, provider) {
  const { pathname, search } = await redirectOf(provider);
  const page = await redirectOf(`${service}${pathname}${search}`);
  return page.searchParams.get('code');
}

async function providerLogin(address, service) {
  const guest = new Caller(address);
  const { providers } = await guest.expect(200, 'GET', '/auth/oauth/providers');
  const [{ id }] = providers;
  const code = await codeFrom(service, await redirectOf(`${service}/api/auth/oauth/${id}`));
  const agreed = { code, agreeTerms: true, over14: true };
  const { token } = await guest.expect(200, 'POST', '/auth/oauth/exchange', agreed);
  const newcomer = new Caller(address, token);
  const set = await newcomer.expect(200, 'POST', '/auth/me/password', { newPassword: PASSWORD });
  const member = new Caller(address, set.token ?? token);
  await member.expect(200, 'DELETE', `/auth/me/identities/${id}`);
  const { url } = await member.expect(200, 'POST', `/auth/me/identities/${id}`, { password: PASSWORD });
  await member.expect(200, 'POST', '/auth/me/identities', { code: await codeFrom(service, url) });
}

async function twoFactor(admin, { password }) {
  await admin.expect(200, 'GET', '/auth/totp');
  const { secret } = await admin.expect(200, 'POST', '/auth/totp', { password });
  const { recoveryCodes } = await admin.expect(200, 'POST', '/auth/totp/confirm', {
    code: await generate({ secret }),
  });
  await admin.expect(200, 'DELETE', '/auth/totp', { password, code: recoveryCodes[0] });
}

async function takeDown(address, admin) {
  const member = await register(address, '반달');
  const dream = await interpret(member, '바다에서 고래를 보았다');
  await admin.expect(200, 'POST', `/admin/interpretations/${dream.id}/reveal`, {
    reason: '신고를 확인하려고',
  });
  await member.expect(200, 'GET', '/auth/me/looks');
  const { post } = await member.expect(201, 'POST', `/dreams/${dream.id}/share`, { title: '고래를 본 꿈' });
  await admin.expect(200, 'DELETE', `/admin/posts/${post.id}`);
  const { question: created } = await member.expect(201, 'POST', '/qna', question());
  await admin.expect(200, 'DELETE', `/admin/questions/${created.id}`);
}

async function administration(address, credentials, { user }) {
  const { token } = await new Caller(address).expect(200, 'POST', '/auth/login', credentials);
  const admin = new Caller(address, token);
  await twoFactor(admin, credentials);
  await admin.expect(200, 'DELETE', `/admin/users/${user.id}/sessions`);
  await admin.expect(200, 'GET', '/admin/audit');
  await admin.expect(200, 'GET', '/admin/ledger');
  await admin.expect(200, 'GET', '/admin/trends');
  await admin.expect(200, 'POST', '/admin/queue/retry');
  await takeDown(address, admin);
}

async function publicReads(address) {
  const guest = new Caller(address);
  const { stories } = await guest.expect(200, 'GET', '/stories');
  await guest.expect(200, 'GET', `/stories/${encodeURIComponent(stories[0].slug)}`);
  for (const name of ['/health/live', '/health/ready', '/docs.json']) await guest.expect(200, 'GET', name);
  assert.equal((await guest.callBare('GET', '/docs')).status, 200);
}

/** Makes the documented calls that `callEverything` does not make successfully. */
export async function callTheRest(address, { credentials, folder, service }) {
  await removals(address);
  const member = await sessions(address);
  await reset(address, folder, member);
  await ownAccount(address, folder);
  await providerLogin(address, service);
  await administration(address, credentials, member);
  await publicReads(address);
}
