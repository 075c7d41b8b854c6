import { type APIRequestContext, expect, type Page } from '@playwright/test';

export interface Member {
  token: string;
  username: string;
  email: string;
  password: string;
  headers: { Authorization: string };
}

const unique = () => Math.random().toString(36).slice(2, 10);

export async function registerMember(request: APIRequestContext, username = '보름달'): Promise<Member> {
  const data = { email: `${unique()}@kkumpuri.example`, username, password: `밤하늘 ${unique()}` };
  const answer = await request.post('/api/auth/register', { data });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return { ...data, token, headers: { Authorization: `Bearer ${token}` } };
}

/** Stores the member's token before every page load. */
export async function logInAs(page: Page, { token }: Member): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
}

export async function interpretAs(
  request: APIRequestContext,
  { headers }: Member,
  dreamContent: string,
): Promise<string> {
  const answer = await request.post('/api/dreams/interpret', { headers, data: { dreamContent } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Shares a dream of this member on the board and returns the post's id. */
export async function shareAs(
  request: APIRequestContext,
  member: Member,
  dream: string,
  title: string,
): Promise<string> {
  const id = await interpretAs(request, member, dream);
  const { headers } = member;
  const answer = await request.post(`/api/dreams/${id}/share`, { headers, data: { title } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { post: { id: string } }).post.id;
}
