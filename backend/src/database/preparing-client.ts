import pg from 'pg';

type Query = (statement: unknown, values?: unknown, callback?: unknown) => unknown;

/** Our statements are few and written out, so each text keeps its name for good. */
const names = new Map<string, string>();

/** A connection on which the database reads every statement with values once, however often it runs. */
export class PreparingClient extends pg.Client {
  constructor(config?: ConstructorParameters<typeof pg.Client>[0]) {
    super(config);
    const run = this.query.bind(this) as Query;
    const query: Query = (text, values, callback) =>
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? run({ name: nameOf(text), text, values }, callback)
        : run(text, values, callback);
    this.query = query as typeof this.query;
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement_${names.size + 1}`;
  names.set(text, name);
  return name;
}
