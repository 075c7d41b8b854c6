/** The values of a statement, numbered as they are used. */
export class Values {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Within a statement: how it is best done depends on its values. A word that every row has is found otherwise than a rare one. */
export const FORCE_CUSTOM_PLAN = '/* force custom plan */';

/** "One of these columns has the wanted words", as SQL. Hangul has no case, so it is spared the folding. */
export function containsText(columns: string[], wanted: string, values: Values): string {
  const pattern = values.add(`%${wanted.replace(/[\\%_]/g, '\\$&')}%`);
  const cased = wanted.toLowerCase() !== wanted.toUpperCase();
  const tests = columns.map((column) =>
    cased ? `lower(${column}) LIKE lower(${pattern})` : `${column} LIKE ${pattern}`,
  );
  return `(${tests.join(' OR ')}) ${FORCE_CUSTOM_PLAN}`;
}

/** "The row comes after the position in a list that runs from high to low", as SQL. */
export function comesAfter(columns: string[], position: unknown[], values: Values): string {
  if (position.length === 0) return 'true';
  return `(${columns.join(', ')}) < (${position.map((value) => values.add(value)).join(', ')})`;
}

export function descending(columns: string[]): string {
  return columns.map((column) => `${column} DESC`).join(', ');
}
