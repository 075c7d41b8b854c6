/** The parameters of a statement, numbered in order of use. */
export class Values {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Marks a statement whose best plan depends on its values, such as a frequent or a rare word. */
export const FORCE_CUSTOM_PLAN = '/* force custom plan */';

/** SQL condition: one of the columns contains the words. Hangul has no case, so it is compared without `lower`. */
export function containsText(columns: string[], searchText: string, values: Values): string {
  const pattern = values.add(`%${searchText.replace(/[\\%_]/g, '\\$&')}%`);
  const cased = searchText.toLowerCase() !== searchText.toUpperCase();
  const tests = columns.map((column) =>
    cased ? `lower(${column}) LIKE lower(${pattern})` : `${column} LIKE ${pattern}`,
  );
  return `(${tests.join(' OR ')}) ${FORCE_CUSTOM_PLAN}`;
}

/** SQL condition: the row comes after the position in a descending list. */
export function comesAfter(columns: string[], position: unknown[], values: Values): string {
  if (position.length === 0) return 'true';
  return `(${columns.join(', ')}) < (${position.map((value) => values.add(value)).join(', ')})`;
}

export function descending(columns: string[]): string {
  return columns.map((column) => `${column} DESC`).join(', ');
}
