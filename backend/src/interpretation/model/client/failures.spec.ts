import { APIError } from 'openai';
import { toAbortError, toInterpreterError } from './failures.js';

function apiError(status: number | undefined, code?: string, headers: Record<string, string> = {}) {
  return APIError.generate(
    status,
    { error: { code, message: '꿈 내용 sk-secret' } },
    '꿈 내용 sk-secret',
    new Headers(headers),
  );
}

describe('errors of model calls', () => {
  it.each([
    [429, undefined, 'rate_limited', true],
    [429, 'insufficient_quota', 'misconfigured', false],
    [408, undefined, 'unavailable', true],
    [409, undefined, 'unavailable', true],
    [500, undefined, 'unavailable', true],
    [503, undefined, 'unavailable', true],
    [400, undefined, 'misconfigured', false],
    [401, undefined, 'misconfigured', false],
    [403, undefined, 'misconfigured', false],
    [404, undefined, 'misconfigured', false],
    [400, 'content_filter', 'refused', false],
  ] as const)('maps status %s with code %s to %s', (status, code, failure, retryable) => {
    expect(toInterpreterError(apiError(status, code))).toMatchObject({ failure, retryable });
  });

  it('maps a network error to unavailable', () => {
    expect(toInterpreterError(new TypeError('terminated'))).toMatchObject({ failure: 'unavailable' });
  });

  it('leaves the dream and the API key out of the message', () => {
    expect(toInterpreterError(apiError(500, '꿈 내용 sk-secret')).message).not.toMatch(/꿈|sk-/);
  });

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('reads the delay from the headers %j', (headers, milliseconds) => {
    expect(toInterpreterError(apiError(429, undefined, headers as Record<string, string>)).retryAfterMs).toBe(
      milliseconds,
    );
  });

  it('reads a Retry-After date', () => {
    const inAMinute = new Date(Date.now() + 60_000).toUTCString();
    const { retryAfterMs } = toInterpreterError(apiError(429, undefined, { 'retry-after': inAMinute }));
    expect(retryAfterMs).toBeGreaterThan(55_000);
    expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('distinguishes a timeout from a cancellation', () => {
    expect(toAbortError(new DOMException('late', 'TimeoutError')).failure).toBe('timeout');
    expect(toAbortError(new DOMException('gone', 'AbortError')).failure).toBe('aborted');
  });
});
