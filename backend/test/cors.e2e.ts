import { startService, type TestService } from './support/service.js';

const FRIEND = 'https://friend.example';

describe('other origins', () => {
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

  it('that are named may make every call with every header, and read the session it is given', async () => {
    const { headers } = await preflight(FRIEND, 'DELETE');
    expect(headers.get('access-control-allow-origin')).toBe(FRIEND);
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const answer = await fetch(`${service.url}/api/posts`, { headers: { origin: FRIEND } });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Session-Id');
  });

  it('that are not named are told nothing that a browser would let them read', async () => {
    const answer = await fetch(`${service.url}/api/posts`, {
      headers: { origin: 'https://stranger.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('https://stranger.example');
    expect(answer.headers.get('access-control-allow-origin')).not.toBe('*');
  });
});
