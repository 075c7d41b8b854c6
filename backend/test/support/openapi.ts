import { errorBodySchema } from '@kkumpuri/contract';
import { z } from 'zod';
import { answers } from '../../src/openapi/named-schemas.js';
import { failuresOf, type Route } from '../../src/openapi/route.js';
import { routes } from '../../src/openapi/routes.js';

/** Fails if the call, its status or a field of its response is not in the OpenAPI document. */
export function expectAnswerMatchesOpenApi(
  method: string,
  path: string,
  status: number,
  body: unknown,
): void {
  const route = findRoute(method, path);
  if (!route) throw new Error(`${method} ${path} is not in the document`);
  const [success, answer] = route.success;
  if (status !== success) return expectFailure(route, status, body);
  if (answer) expectExactly(answers[answer], body, `${method} ${path} ${status}`);
}

export function findRoute(method: string, path: string): Route | undefined {
  const plain = path.split('?')[0] ?? '';
  const fitting = routes.filter(
    (route) => route.method === method.toLowerCase() && patternOf(route).test(plain),
  );
  return fitting.find((route) => route.path === plain) ?? fitting[0];
}

function expectFailure(route: Route, status: number, body: unknown): void {
  expect(failuresOf(route)).toContain(status);
  expectExactly(errorBodySchema, body, `${route.method} ${route.path} ${status}`);
}

/** Parsing drops fields that the schema lacks, so a response with extra fields differs from the parsed one. */
function expectExactly(schema: z.core.$ZodType, body: unknown, what: string): void {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new Error(`${what}: ${z.prettifyError(parsed.error)}`);
  expect(parsed.data).toEqual(body);
}

function patternOf({ path }: Route): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
}
