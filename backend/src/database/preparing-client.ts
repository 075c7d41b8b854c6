import pg from 'pg';
import { FORCE_CUSTOM_PLAN } from './lists/text-search.js';

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown;

/** Our statements are few and written out, so each text keeps its name for good. */
const names = new Map<string, string | undefined>();

/**
 * A connection on which the database reads every statement with values once, however often it runs, and once it has
 * seen that the values make no difference, plans it once too. Statements that say so are read and planned each time.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: ConstructorParameters<typeof pg.Client>[0]) {
    super(config);
    // A lost connection fails its statement, too. Without a listener the event would end the process.
    this.on('error', () => undefined);
    const run = this.query.bind(this) as Query;
    const query: Query = (text, values, callback) =>
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? this.noticeEnd(run({ name: nameOf(text), text, values }, callback))
        : this.noticeEnd(run(text, values, callback));
    this.query = query as typeof this.query;
  }

  /**
   * The server closes a connection after a fatal error, but the pool hears of that only later and would give the
   * connection to another statement until then. A client that ends itself is not given out again.
   */
  private noticeEnd(result: unknown): unknown {
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
