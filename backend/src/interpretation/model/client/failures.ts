import { APIError } from 'openai';
import { InterpreterError, type InterpreterFailure } from '../../interpreter.port.js';

const FILTERED = /content_filter|content_policy|safety|moderation/i;
const RATE_LIMITED = /rate_limit|too_many_requests/i;
const NO_QUOTA = /insufficient_quota|billing/i;
const SPEAKABLE_CODE = /^[\w.-]{1,40}$/;

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

/** What a failed call means for us. Its words are our own: a server's may repeat the dream or the key. */
export function toInterpreterError(error: unknown): InterpreterError {
  if (error instanceof InterpreterError) return error;
  if (!(error instanceof APIError))
    return new InterpreterError('unavailable', 'the model server cannot be reached');
  const status = error.status as number | undefined;
  const code = typeof error.code === 'string' && SPEAKABLE_CODE.test(error.code) ? error.code : '';
  if (status === undefined && code === '' && !error.error) {
    return new InterpreterError('unavailable', 'the model server cannot be reached');
  }
  const said = [status, code].filter(Boolean).join(' ');
  return new InterpreterError(
    failureOf(status, code),
    `the model server answered with an error: ${said || 'unnamed'}`,
    retryAfterMs(error.headers as Headers | undefined),
  );
}

/** What the end of our own patience, or of the caller's, means. */
export function toAbortError(reason: unknown): InterpreterError {
  const timedOut = (reason as { name?: unknown } | undefined)?.name === 'TimeoutError';
  return timedOut
    ? new InterpreterError('timeout', 'the model took too long')
    : new InterpreterError('aborted', 'the call to the model was cancelled');
}
