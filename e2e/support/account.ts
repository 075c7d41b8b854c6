import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const ADMIN = { email: 'admin@kkumpuri.example', password: 'e2e-admin-password' };

/** Returns registration data that is unique across the tests. */
export function newPerson() {
  const mark = randomUUID().slice(0, 8);
  return { email: `${mark}@kkumpuri.example`, username: `꿈${mark}`, password: `moon-${mark}` };
}

export type Person = ReturnType<typeof newPerson>;

export async function registerByForm(page: Page, { email, username, password }: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('사용자 이름').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('비밀번호 확인').fill(password);
  await page.getByLabel(/이용약관.*동의/).check();
  await page.getByLabel(/만 14세 이상/).check();
  await page.getByRole('main').getByRole('button', { name: '회원가입' }).click();
}

export async function loginByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
}

/** Registers without the form and returns the token. */
export async function registerByCall(page: Page, person: Person): Promise<string> {
  const answer = await page.request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

/** Logs in without the form and returns the token. */
export async function loginByCall(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<string> {
  const answer = await request.post('/api/auth/login', { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Stores the token before the page loads, once per tab, so that a later logout lasts. */
export async function logInAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('entered')) localStorage.setItem('token', kept);
    sessionStorage.setItem('entered', 'yes');
  }, token);
}
