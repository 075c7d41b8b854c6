import { type PagesUnderTest, startPages } from './support/pages-service.js';
import { startService, type TestService } from './support/service.js';

const FRIEND = 'https://friend.example';

describe('CORS', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ env: { CORS_ORIGINS: FRIEND }, workers: 0 });
  });

  afterAll(() => service.close());

  const preflight = (origin: string, method: string) =>
    fetch(`${service.url}/api/qna/x/answer`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,x-session-id,idempotency-key',
      },
    });

  it('allows every method and header to a configured origin, and exposes X-Session-Id', async () => {
    const { headers } = await preflight(FRIEND, 'DELETE');
    expect(headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const answer = await fetch(`${service.url}/api/posts`, { headers: { origin: FRIEND } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Session-Id');
  });

  it('sends no allow-origin header for another origin', async () => {
    const answer = await fetch(`${service.url}/api/posts`, {
      headers: { origin: 'https://stranger.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://stranger.example');
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
  });

  it('lets a configured origin read errors, also for an undecodable URL', async () => {
    const answer = await fetch(`${service.url}/api/posts/%zz`, { headers: { origin: FRIEND } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBe(FRIEND);
  });

  it.each<Record<string, string>>([{}, { origin: FRIEND }])(
    'answers an OPTIONS request with %j',
    async (headers) => {
      const answer = await fetch(`${service.url}/api/posts`, { method: 'OPTIONS', headers });
      expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 204, body: '' });
      expect(answer.headers.get('access-control-allow-methods')).toContain('DELETE');
    },
  );
});

describe('caching of a page across origins', () => {
  let pages: PagesUnderTest;

  beforeAll(async () => {
    pages = await startPages({ CORS_ORIGINS: FRIEND });
  });

  afterAll(() => pages.close());

  it('pages vary by Origin and Accept-Encoding', async () => {
    const headersOf = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(pages.url + path, { headers: { origin: FRIEND, ...headers } })).headers;
    const etag = (await headersOf('/')).get('etag') ?? '';
    const kept = [
      await headersOf('/robots.txt'),
      await headersOf('/', { 'accept-encoding': 'identity' }),
      await headersOf('/', { 'if-none-match': etag }),
    ];
    expect(kept.map((headers) => headers.get('vary'))).toEqual(kept.map(() => 'Origin, accept-encoding'));
  });
});
