import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bodies, queries } from '../src/openapi/named-schemas.js';
import type { Route } from '../src/openapi/route.js';
import { routes } from '../src/openapi/routes.js';
import { registerMember } from './support/checked-client.js';
import { isLongForm } from './support/fault-form.js';
import { makeDataDir } from './support/emails.js';
import { startService, type TestService } from './support/service.js';

const REQUESTS = isLongForm ? 10_000 : 500;
const AT_ONCE = 20;

const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '꿈\u0000풀이',
    '\ud800',
    'a\udfffb',
    '👨‍👩‍👧‍👦'.repeat(300),
    '꿈'.repeat(5_001),
    'a'.repeat(20_000),
    '각'.normalize('NFD').repeat(700),
    "'; DROP TABLE users; --",
    '\u202e거꾸로',
    '%00%',
    '🐍@뱀.한국',
    'İ@ΑΣ.example',
  ),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('ᄀ', 'ᅡ', 'ᆨ', '뱀', '이', ' ', '\n'), maxLength: 300 }),
);
const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Values that pass a field's validation, so that the code behind it is reached too. */
const valid: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.uuid().map((id) => `${id}@example.com`),
  password: fc.string({ minLength: 6, maxLength: 60 }),
  newPassword: fc.string({ minLength: 6, maxLength: 60 }),
  currentPassword: fc.string({ minLength: 1, maxLength: 60 }),
  username: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 20 }),
  token: fc.string({ minLength: 1 }),
  title: fc.string({ unit: 'grapheme', minLength: 5, maxLength: 100 }),
  content: fc.string({ unit: 'grapheme', minLength: 20, maxLength: 500 }),
  category: fc.constantFrom('일반', '기타'),
  answer: fc.string({ unit: 'grapheme', minLength: 1 }),
  adminPassword: fc.string({ minLength: 1 }),
};

const fieldsOf = (schema: z.core.$ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {});

const valueFor = (field: string) =>
  fc.oneof({ weight: 2, arbitrary: nastyValue }, { weight: 1, arbitrary: valid[field] ?? nastyValue });

function objectLike(schema: z.core.$ZodType): fc.Arbitrary<object> {
  const fields = Object.fromEntries(fieldsOf(schema).map((field) => [field, valueFor(field)]));
  return fc.record(fields, { requiredKeys: [] });
}

interface FuzzedRequest {
  route: Route;
  body: unknown;
  query: object;
  id: string;
  key: string | null;
  asMember: boolean;
}

const requestFor = (route: Route): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    route: fc.constant(route),
    body: route.body
      ? fc.oneof({ weight: 9, arbitrary: objectLike(bodies[route.body]) }, nastyValue)
      : fc.constant(null),
    query: route.query ? objectLike(queries[route.query]) : fc.constant({}),
    id: fc.oneof(fc.uuid(), nastyText),
    key: fc.option(nastyText),
    asMember: fc.boolean(),
  });

/** A 504 of a streaming route is no failure: no worker runs here, so the wait times out. */
const hasFailed = ({ status, streams }: { status: number; streams?: boolean }) =>
  status >= 500 && !(status === 504 && streams);

/** Generated values may have a `toString` that is not a function. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Cuts the text to `max` and replaces lone surrogates, which no URL can carry. */
const wellFormed = (text: string, max: number) => Buffer.from(text.slice(0, max)).toString();

const fuzzed = routes.filter(({ path }) => path !== '/api/docs' && path !== '/api/docs.json');

describe('fuzzed requests', () => {
  let service: TestService;
  let fastify: FastifyInstance;
  let token: string;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    const env = { INTERPRET_WAIT_MS: '1', DATA_DIR: dataDir, QNA_ADMIN_PASSWORD: randomUUID() };
    service = await startService({ workers: 0, env });
    fastify = service.api.getHttpAdapter().getInstance();
    const member = await registerMember(service.url);
    await service.dataSource.query('UPDATE users SET is_admin = true WHERE id = $1', [member.user.id]);
    token = member.client.token ?? '';
  });

  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true });
  });

  async function send({ route, body, query, id, key, asMember }: FuzzedRequest) {
    const answer = await fastify.inject({
      method: route.method.toUpperCase() as 'GET',
      url: route.path.replace(':id', encodeURIComponent(wellFormed(id, 150))),
      query: Object.fromEntries(
        Object.entries(query).map(([name, value]) => [name, wellFormed(asText(value), 2_000)]),
      ),
      headers: {
        ...(body !== null && { 'content-type': 'application/json' }),
        ...(asMember && { authorization: `Bearer ${token}` }),
        ...(key && {
          'idempotency-key': Buffer.from(key)
            .toString('latin1')
            .replace(/[\r\n\0]/g, ''),
        }),
      },
      ...(body !== null && { payload: JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      streams: route.streams,
      call: `${route.method} ${route.path}`,
      answer: answer.body,
    };
  }

  it(`${REQUESTS} fuzzed requests never cause a 5xx`, async () => {
    const statuses = new Map<number, number>();
    const together = fc.array(fc.oneof(...fuzzed.map(requestFor)), {
      minLength: AT_ONCE,
      maxLength: AT_ONCE,
    });
    await fc.assert(
      fc.asyncProperty(together, async (requests) => {
        const answers = await Promise.all(requests.map((request) => send(request)));
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(answers.filter(hasFailed)).toEqual([]);
      }),
      { numRuns: REQUESTS / AT_ONCE },
    );
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 10);
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(REQUESTS / 100);
  }, 300_000);
});
