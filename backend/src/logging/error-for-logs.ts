/** The properties of an error that may be logged, and no others. */
interface ErrorForLogs {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** The statement that failed, without its values. */
  query?: string;
  cause?: ErrorForLogs | string;
}

/** PostgreSQL's "data exceptions", whose messages quote the rejected value. */
const QUOTES_A_VALUE = /^22...$/;

/**
 * Returns a loggable copy of an error. A failed statement carries its values (dreams, addresses, sessions, hashes), and
 * the database repeats them in `detail` and `where`, so only the listed properties are copied.
 */
export function errorForLogs(error: unknown): ErrorForLogs | string {
  if (!(error instanceof Error)) return errorMessage(error);
  const { code, query } = error as { code?: unknown; query?: unknown };
  const message = errorMessage(error);
  const stack = error.stack ?? '';
  return {
    type: error.constructor.name,
    message,
    stack: error.message === '' ? stack : stack.replace(error.message, () => message),
    ...(typeof code === 'string' && { code }),
    ...(typeof query === 'string' && { query }),
    ...(error.cause !== undefined && { cause: errorForLogs(error.cause) }),
  };
}

/** Returns the message of an error, without the value it may quote, for log lines without a stack. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Connecting to a name with several addresses fails once per address; the aggregate has no message of its own.
  if (error instanceof AggregateError && error.message === '') return errorMessage(error.errors[0]);
  const { code } = error as { code?: unknown };
  const quotes = typeof code === 'string' && QUOTES_A_VALUE.test(code);
  return quotes ? error.message.replace(/".*"/s, '"…"') : error.message;
}

/** Redacts every error in the logger's arguments, so that callers need not do it. */
export function redactForLogs(logged: unknown): unknown {
  if (logged instanceof Error) return { err: errorForLogs(logged) };
  if (typeof logged !== 'object' || logged === null) return logged;
  const entries = Object.entries(logged);
  if (!entries.some(([, value]) => value instanceof Error)) return logged;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Error ? errorForLogs(value) : (value as unknown)]),
  );
}
