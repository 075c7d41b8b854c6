/** The server is shutting down or starting, has no connection left, or cancelled a statement that took too long. */
const UNAVAILABLE_CODES = new Set(['57P01', '57P02', '57P03', '57014', '53300', '08000', '08003', '08006']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** Errors of the driver without a code: its pool is exhausted or its connection broke. */
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|connection terminated|not queryable|no answer from the database/i;

/** Whether the error means that the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || NETWORK_CODES.has(code))) return true;
  return typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message);
}
