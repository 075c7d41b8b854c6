/** The server ends, starts, has no connection left, or has given a statement up that took too long. */
const AWAY_CODES = new Set(['57P01', '57P02', '57P03', '57014', '53300', '08000', '08003', '08006']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** What the driver says without a code: its pool is empty, its connection broke. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|connection terminated|not queryable|no answer from the database/i;

/** Whether an error says that the database cannot be asked just now, so that asking again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (AWAY_CODES.has(code) || NETWORK_CODES.has(code))) return true;
  return typeof message === 'string' && AWAY_WORDS.test(message);
}
