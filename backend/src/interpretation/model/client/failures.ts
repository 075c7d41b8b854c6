import { APIError } from 'openai';
import { InterpreterError, type InterpreterFailure } from '../../interpreter.port.js';

const FILTERED = /content_filter|content_policy|safety|moderation/i;
const RATE_LIMITED = /rate_limit|too_many_requests/i;
const NO_QUOTA = /insufficient_quota|billing/i;
const SAFE_CODE = /^[\w.-]{1,40}$/;

/** `Retry-After` in seconds or as a date; some servers send `retry-after-ms`. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const header = headers?.get('retry-after');
  if (header === null || header === undefined) return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : undefined;
}

function failureOf(status: number | undefined, code: string): InterpreterFailure {
  if (FILTERED.test(code)) return 'refused';
  if (NO_QUOTA.test(code)) return 'misconfigured';
  if (status === 429 || RATE_LIMITED.test(code)) return 'rate_limited';
  if (status === undefined || status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'misconfigured';
}

/** Converts a failed call. Uses fixed messages: the server's may contain the dream or the API key. */
export function toInterpreterError(error: unknown): InterpreterError {
  if (error instanceof InterpreterError) return error;
  if (!(error instanceof APIError))
    return new InterpreterError('unavailable', 'the model server is unreachable');
  const status = error.status as number | undefined;
  const code = typeof error.code === 'string' && SAFE_CODE.test(error.code) ? error.code : '';
  if (status === undefined && code === '' && !error.error) {
    return new InterpreterError('unavailable', 'the model server is unreachable');
  }
  const detail = [status, code].filter(Boolean).join(' ');
  return new InterpreterError(
    failureOf(status, code),
    `the model server returned an error: ${detail || 'unnamed'}`,
    retryAfterMs(error.headers as Headers | undefined),
  );
}

/** Converts an abort reason: our own timeout, or the caller's timeout or cancellation. */
export function toAbortError(reason: unknown): InterpreterError {
  const timedOut = (reason as { name?: unknown } | undefined)?.name === 'TimeoutError';
  return timedOut
    ? new InterpreterError('timeout', 'the model call timed out')
    : new InterpreterError('aborted', 'the model call was cancelled');
}
