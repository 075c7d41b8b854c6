import { randomUUID } from 'node:crypto';
import type { User } from '@kkumpuri/contract';
import { type Answer, Client } from './client.js';
import { expectAnswerMatchesOpenApi } from './openapi.js';

/** A client that checks every response against the OpenAPI document. */
export class CheckedClient extends Client {
  override async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const answer = await super.call<Body>(method, path, body, headers);
    expectAnswerMatchesOpenApi(method, `/api${path}`, answer.status, answer.body);
    return answer;
  }
}

export interface Member {
  client: CheckedClient;
  user: User;
  email: string;
  password: string;
}

interface Registered {
  token: string;
  user: User;
  linkedDreams: number;
}

/** Registers a new member in a separate browser session. */
export async function registerMember(
  url: string,
  client: CheckedClient = new CheckedClient(url),
): Promise<Member> {
  const email = `${randomUUID()}@example.com`;
  const password = `맑은 하늘 ${randomUUID()}`;
  const { status, body } = await client.call<Registered>('POST', '/auth/register', {
    email,
    username: '하늘',
    password,
  });
  expect(status).toBe(201);
  client.token = body.token;
  return { client, user: body.user, email, password };
}
