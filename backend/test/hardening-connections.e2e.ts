import { once } from 'node:events';
import { errorMessages, validationMessages } from '@kkumpuri/contract';
import { until } from './support/processes.js';
import { answerOn, openConnection, type RawAnswer, sendRaw } from './support/raw-http.js';
import { startService, type TestService } from './support/service.js';

const TIMES = { headersMs: 600, requestMs: 1_200, answerMs: 1_000, checkMs: 50 };
const END = 'Connection: close\r\n\r\n';

function expectErrorResponse(answer: RawAnswer, status: number, code: string, error: string): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { error, code, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string },
  });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('malformed connections', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ workers: 0, times: TIMES });
  });

  afterAll(() => service.close());

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'invalid_request', validationMessages.malformed],
    [
      'an unknown method',
      `BREW / HTTP/1.1\r\nHost: a\r\n${END}`,
      400,
      'invalid_request',
      validationMessages.malformed,
    ],
    [
      'a length and chunks',
      'POST /api/qna HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc',
      400,
      'invalid_request',
      validationMessages.malformed,
    ],
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n${END}`,
      431,
      'headers_too_large',
      errorMessages.headersTooLarge,
    ],
    ['no Host', `GET /api/posts HTTP/1.1\r\n${END}`, 400, 'invalid_request', validationMessages.malformed],
    [
      'two Hosts',
      `GET /api/posts HTTP/1.1\r\nHost: a\r\nHost: b\r\n${END}`,
      400,
      'invalid_request',
      validationMessages.malformed,
    ],
    [
      'two Hosts on a page',
      `GET / HTTP/1.1\r\nHost: a\r\nhOST: a\r\n${END}`,
      400,
      'invalid_request',
      validationMessages.malformed,
    ],
  ])("refuses %s with an error response in the service's format", async (_, request, status, code, error) => {
    expectErrorResponse(await sendRaw(service.url, request), status, code, error);
  });

  it('ignores an unknown Expect header', async () => {
    const { status } = await sendRaw(
      service.url,
      `GET /api/posts HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n${END}`,
    );
    expect(status).toBe(200);
  });

  it('returns 408 for a body that arrives one byte at a time', async () => {
    const socket = openConnection(service.url);
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
    );
    const drip = setInterval(() => socket.write(' '), 100);
    const answer = await answerOn(socket);
    clearInterval(drip);
    expectErrorResponse(answer, 408, 'request_timeout', errorMessages.requestTooSlow);
  });

  it('returns 408 for headers that never end', async () => {
    const socket = openConnection(service.url);
    socket.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('X-Drip: 1\r\n'), 100);
    const answer = await answerOn(socket);
    clearInterval(drip);
    expectErrorResponse(answer, 408, 'request_timeout', errorMessages.requestTooSlow);
  });

  it('closes a connection whose client reads no response', async () => {
    const socket = openConnection(service.url);
    const server = service.api.getHttpServer();
    socket.pause();
    // More than the system buffers for a connection, so the rest stays in the service.
    socket.write('GET /api/docs.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(400));
    const open = () =>
      new Promise<number>((resolve) =>
        server.getConnections((_error: unknown, count: number) => resolve(count)),
      );
    await until(async () => (await open()) > 0);
    await until(async () => (await open()) === 0);
    socket.resume();
    if (!socket.closed) await once(socket, 'close');
  });
});

describe('preconnected socket', () => {
  it('a preconnected socket does not delay shutdown', async () => {
    const service = await startService({ workers: 0 });
    const socket = openConnection(service.url);
    await once(socket, 'connect');
    const begun = performance.now();
    await service.close();
    expect(performance.now() - begun).toBeLessThan(20_000);
    if (!socket.closed) await once(socket, 'close');
  });
});

describe('OpenAPI document', () => {
  it('the OpenAPI document is publicly cacheable and sets no session', async () => {
    const service = await startService({ workers: 0 });
    const { headers } = await fetch(`${service.url}/api/docs.json`);
    await service.close();
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(headers.get('x-session-id')).toBeNull();
  });
});
