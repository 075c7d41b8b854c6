import pg from 'pg';
import { FORCE_CUSTOM_PLAN } from './lists/text-search.js';

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown;

/** Our statements are few and static, so each text keeps its name for the lifetime of the process. */
const names = new Map<string, string | undefined>();

/**
 * A connection that prepares every statement with values: PostgreSQL parses it once, and also plans it once if the
 * values make no difference. Statements marked with FORCE_CUSTOM_PLAN are parsed and planned each time.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: ConstructorParameters<typeof pg.Client>[0]) {
    super(config);
    // A lost connection also fails its statement. Without a listener, the event would end the process.
    this.on('error', () => undefined);
    const run = this.query.bind(this) as Query;
    const query: Query = (text, values, callback) =>
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? this.endAfterFatalError(run({ name: nameOf(text), text, values }, callback))
        : this.endAfterFatalError(run(text, values, callback));
    this.query = query as typeof this.query;
  }

  /**
   * The server closes a connection after a fatal error, but the pool notices that only later and would use the
   * connection for another statement until then. The pool does not reuse a client that has ended itself.
   */
  private endAfterFatalError(result: unknown): unknown {
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.severity === 'FATAL') void this.end();
      });
    }
    return result;
  }
}

function nameOf(text: string): string | undefined {
  if (!names.has(text)) {
    names.set(text, text.includes(FORCE_CUSTOM_PLAN) ? undefined : `statement_${names.size + 1}`);
  }
  return names.get(text);
}
