/** What of an error may stand in a log, and nothing else of it. */
interface ErrorForLogs {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** The statement that failed, without its values. */
  query?: string;
  cause?: ErrorForLogs | string;
}

/** PostgreSQL's "data exceptions": their words quote the value that it could not take. */
const QUOTES_A_VALUE = /^22...$/;

/**
 * An error as a log may hold it. A failed statement carries its values (dreams, addresses, sessions, hashes), and the
 * database repeats them in `detail` and `where`: so what is kept is named, and whatever else hangs on an error is not.
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

/** The words of an error alone, for a line that needs no stack. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A name with several addresses fails once for each of them, and the whole has no words of its own.
  if (error instanceof AggregateError && error.message === '') return errorMessage(error.errors[0]);
  const { code } = error as { code?: unknown };
  const quotes = typeof code === 'string' && QUOTES_A_VALUE.test(code);
  return quotes ? error.message.replace(/".*"/s, '"…"') : error.message;
}

/** Whatever is handed to the logger, with every error in it made fit: whoever logs one need not think of it. */
export function redactForLogs(logged: unknown): unknown {
  if (logged instanceof Error) return { err: errorForLogs(logged) };
  if (typeof logged !== 'object' || logged === null) return logged;
  const entries = Object.entries(logged);
  if (!entries.some(([, value]) => value instanceof Error)) return logged;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Error ? errorForLogs(value) : (value as unknown)]),
  );
}
