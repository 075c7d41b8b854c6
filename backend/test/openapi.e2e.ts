import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { RequestMethod, type Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { createDocument } from '../src/openapi/document.js';
import { routes } from '../src/openapi/routes.js';
import { registerMember } from './support/checked-client.js';
import { startService, type TestService } from './support/service.js';

/** Not for browsers, and accessible from this machine only. */
const OUTSIDE_THE_DOCUMENT = ['get /metrics'];

describe('OpenAPI document', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0 });
  });

  afterAll(() => service.close());

  it('lists exactly the routes that exist', () => {
    const documented = routes.map(({ method, path }) => `${method} ${path}`);
    const declared = declaredCalls(service);
    expect(declared.filter((call) => !OUTSIDE_THE_DOCUMENT.includes(call)).sort()).toEqual(documented.sort());
    const fastify = service.api.getHttpAdapter().getInstance();
    for (const { method, path } of routes) {
      expect(fastify.hasRoute({ method: method.toUpperCase(), url: path })).toBe(true);
    }
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'requires the documented access rights for %s',
    async (_, { method, path, who }) => {
      const member = await registerMember(service.url);
      const request = async (token?: string) => {
        const answer = await fetch(`${service.url}${path.replace(':id', randomUUID())}`, {
          // fetch does not uppercase the method PATCH.
          method: method.toUpperCase(),
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        });
        return answer.status;
      };
      const needsAccessToken = who === 'member' || who === 'admin';
      expect((await request()) === 401).toBe(needsAccessToken);
      expect((await request(member.client.token)) === 403).toBe(who === 'admin' || who === 'guest');
    },
  );

  it('the served document equals docs/openapi.json (update with "npm run openapi")', async () => {
    const written: unknown = JSON.parse(
      readFileSync(join(__dirname, '..', '..', 'docs', 'openapi.json'), 'utf8'),
    );
    const served: unknown = await (await fetch(`${service.url}/api/docs.json`)).json();
    expect(served).toEqual(JSON.parse(JSON.stringify(createDocument())));
    expect(written).toEqual(served);
  });

  it('the document has no dangling references', () => {
    const document = createDocument();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      const target = reference
        .split('/')
        .reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], document);
      expect(target).toBeDefined();
    }
  });

  it('the document is readable as a page without scripts', async () => {
    const answer = await fetch(`${service.url}/api/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('POST /api/dreams/interpret');
    expect(page).not.toContain('<script');
  });
});

/** The routes that the controllers declare, as `get /api/posts/:id`. */
function declaredCalls(service: TestService): string[] {
  const modules = [...service.api.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return [...new Set(controllers.map(({ metatype }) => metatype as Type))].flatMap(callsOf);
}

function callsOf(controller: Type): string[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner()
    .getAllMethodNames(prototype)
    .map((name) => prototype[name])
    .filter((handler): handler is object => Reflect.hasMetadata(METHOD_METADATA, handler ?? {}))
    .map((handler) => callOf(controller, handler));
}

function callOf(controller: Type, handler: object): string {
  const segments = [controller, handler].map((place) => Reflect.getMetadata(PATH_METADATA, place) as string);
  const path = segments
    .flatMap((segment) => segment.split('/'))
    .filter(Boolean)
    .join('/');
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]?.toLowerCase();
  return `${method} ${path === 'metrics' ? '/metrics' : `/api/${path}`}`;
}
