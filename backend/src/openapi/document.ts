import { limits } from '@kkumpuri/contract';
import { z } from 'zod';
import { answers, bodies, type BodyName, parts, queries, type QueryName } from './named-schemas.js';
import { FAILURES } from './failures.js';
import { failuresOf, type Route } from './route.js';
import { routes } from './routes.js';
import { TAGS } from './tags.js';

const COMPONENTS = '#/components/schemas/';
const JSON_TYPE = 'application/json';
const EVENT_STREAM_TYPE = 'text/event-stream';

/** Status codes without a body: no content, redirection. */
const EMPTY = [204, 302];

type JsonObject = Record<string, unknown>;

/** Creates the OpenAPI document from the contract's schemas and the table of routes. */
export function createDocument(): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: '꿈풀이 API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        '모든 요청은 X-Session-Id(UUID)를 보낼 수 있고, 없으면 서버가 만들어 답의 같은 이름 머리글로 알려준다. 보낸 토큰이 유효하지 않으면 공개된 호출도 401이다.',
    },
    servers: [{ url: '/', description: '이 문서를 준 서버' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: describePaths(),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        SessionId: {
          name: 'X-Session-Id',
          in: 'header',
          required: false,
          schema: { type: 'string', format: 'uuid' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: '같은 열쇠로 하루 안에 다시 보내면 같은 해석을 받는다',
          schema: { type: 'string', maxLength: limits.idempotencyKey.max },
        },
      },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          `Failure${status}`,
          failure(status, description),
        ]),
      ),
      schemas: { ...toSchemas({ ...parts, ...answers }, 'output'), ...toSchemas(bodies, 'input') },
    },
  };
}

function describePaths(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: describe(route) };
  }
  return paths;
}

function describe(route: Route): JsonObject {
  const [status, answer] = route.success;
  return {
    tags: [route.tag],
    summary: route.summary,
    operationId: `${route.method}${route.path.replace(/^\/api/, '').replace(/[^a-z]+(\w)/gi, (_, letter: string) => letter.toUpperCase())}`,
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: reference(route.body) } } },
    }),
    ...(route.upload && { requestBody: { required: true, content: filesOf(route.upload) } }),
    responses: {
      [status]: {
        description: '성공',
        ...(!EMPTY.includes(status) && {
          content: {
            ...filesOf(route.file),
            ...(answer && { [JSON_TYPE]: { schema: reference(answer) } }),
            ...(route.streams && { [EVENT_STREAM_TYPE]: EVENT_STREAM }),
          },
        }),
      },
      ...Object.fromEntries(
        failuresOf(route).map((code) => [code, { $ref: `#/components/responses/Failure${code}` }]),
      ),
    },
  };
}

/** Describes a file by its media type only. */
function filesOf(types: readonly string[] = []): JsonObject {
  return Object.fromEntries(
    types.map((type) => [type, { schema: { type: type === JSON_TYPE ? 'object' : 'string' } }]),
  );
}

const EVENTS = {
  queued: 'QueuedEvent',
  started: 'StartedEvent',
  delta: 'DeltaEvent',
  done: 'Interpretation',
  error: 'ErrorEvent',
} as const;

const EVENT_STREAM = {
  schema: {
    type: 'string',
    contentMediaType: EVENT_STREAM_TYPE,
    // The data of each event, in the order of the names in the description.
    contentSchema: { anyOf: Object.values(EVENTS).map(reference) },
    description: `Accept: ${EVENT_STREAM_TYPE}으로 부르면 오는 서버 전송 이벤트. data는 JSON이다: ${Object.entries(
      EVENTS,
    )
      .map(([event, schema]) => `${event}(${schema})`)
      .join(', ')}. 아무 일이 없어도 ${limits.heartbeatMs / 1_000}초마다 빈 주석(:)이 온다.`,
  },
  example: 'event: started\ndata: {"id":"8b1a3f0e-0000-4000-8000-000000000000"}\n\n',
};

/** An empty requirement next to the access token means that the token is optional. */
function securityOf({ who, ignoresAccessToken }: Route): JsonObject[] {
  if (ignoresAccessToken || who === 'guest') return [];
  const needed = who === 'member' || who === 'admin';
  return needed ? [{ bearer: [] }] : [{}, { bearer: [] }];
}

function parametersOf({ path, query, idempotent }: Route): JsonObject[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const idempotencyKey = idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [
    { $ref: '#/components/parameters/SessionId' },
    ...idempotencyKey,
    ...inPath,
    ...(query ? queryParameters(query) : []),
  ];
}

function queryParameters(name: QueryName): JsonObject[] {
  const { properties = {} } = z.toJSONSchema(queries[name], { io: 'input', override: simplify });
  return Object.entries(properties).map(([key, schema]) => ({
    name: key,
    in: 'query',
    required: false,
    schema,
  }));
}

function failure(status: string, description: string): JsonObject {
  const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: '초' } };
  return {
    description,
    ...(['429', '503'].includes(status) && { headers: retryAfter }),
    content: { [JSON_TYPE]: { schema: reference('Error') } },
  };
}

function reference(name: keyof typeof parts | keyof typeof answers | BodyName): JsonObject {
  return { $ref: `${COMPONENTS}${name}` };
}

function toSchemas(named: Record<string, z.core.$ZodType>, io: 'input' | 'output'): JsonObject {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => `${COMPONENTS}${id}`, override: simplify });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...rest }]) => [id, rest]),
  );
}

/** Removes patterns where a format exists, and allows additional fields, because later versions may add some. */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
