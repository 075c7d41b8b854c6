import type { RunQuery } from '../searches.service.js';
import { comesAfter, containsText, descending, Values } from './text-search.js';

/** How many rows are looked through one by one before an index of grams is asked: words that one row in forty has fill a page. */
const WALK = 1_000;

/** The most rows that one search compares with the words: tens of milliseconds of work, whatever is wanted. */
export const MOST_COMPARED = 20_000;

interface ListShape {
  table: string;
  /** What is read of a row. */
  columns: string;
  /** What the list runs by, from high to low; there is an index in this order. */
  order: string[];
  /** The columns in which the wanted words may be. */
  searched: string[];
  /** The table whose column `search` has the grams. Without one, words are found by walking only. */
  index?: string;
  /** How many rows are looked through first. */
  walk?: number;
}

export interface ListPlace {
  limit: number;
  /** Where the page before ended: a value for each column of the order, or nothing. */
  position: unknown[];
  /** SQL that narrows the list, and has an index of its own. */
  where?: string;
}

/** `limit` + 1 rows when there are as many. */
export interface FoundRows<Row> {
  rows: Row[];
  /** The last row that was compared, when the search stopped there and not at the list's end. */
  stoppedAt?: Row;
}

/** Asks the index: rows that have the wanted words, in the list's order. */
export type LookUp<Row> = (query: RunQuery, place: ListPlace, wanted: string) => Promise<Row[]>;

/**
 * A list in pages: `limit` + 1 rows after a position. Words that many rows have are found soonest by walking the list,
 * words that few have by the index of grams; which they are shows in a walk of bounded length. Words whose every gram
 * is common but that are rare together are looked for in so many rows, and the page's cursor leads on
 * (docs/decisions/0007).
 */
export class SearchedList<Row> {
  constructor(
    private readonly shape: ListShape,
    private readonly lookUp: LookUp<Row> = (query, place, wanted) => this.lookUpOwn(query, place, wanted),
  ) {}

  async search(query: RunQuery, place: ListPlace, wanted: string): Promise<FoundRows<Row>> {
    const { index, walk = WALK } = this.shape;
    if (!index) return this.walkFar(query, place, wanted);
    const rows = await this.walk(query, place, wanted, walk);
    if (rows.length > place.limit) return { rows };
    const isFewEnough = (await candidates(query, wanted, index)) <= MOST_COMPARED;
    return isFewEnough
      ? { rows: await this.lookUp(query, place, wanted) }
      : this.walkFar(query, place, wanted);
  }

  list(query: RunQuery, place: ListPlace): Promise<Row[]> {
    const { table, columns, order } = this.shape;
    const values = new Values();
    return query(
      `SELECT ${columns} FROM ${table} WHERE ${this.after(place, values)}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  private async walkFar(query: RunQuery, place: ListPlace, wanted: string): Promise<FoundRows<Row>> {
    const rows = await this.walk(query, place, wanted, MOST_COMPARED);
    if (rows.length > place.limit) return { rows };
    return { rows, stoppedAt: await this.endOfWalk(query, place) };
  }

  private walk(query: RunQuery, place: ListPlace, wanted: string, rows: number): Promise<Row[]> {
    const { table, columns, order, searched } = this.shape;
    const values = new Values();
    return query(
      `SELECT ${columns} FROM (
         SELECT * FROM ${table} WHERE ${this.after(place, values)}
         ORDER BY ${descending(order)} LIMIT ${rows}) AS ${table}
       WHERE ${containsText(searched, wanted, values)}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  /** Where a walk of full length ended, or nothing when it came to the end of the list. */
  private async endOfWalk(query: RunQuery, place: ListPlace): Promise<Row | undefined> {
    const { table, columns, order } = this.shape;
    const values = new Values();
    const [last] = await query<Row>(
      `SELECT ${columns} FROM ${table} WHERE ${this.after(place, values)}
       ORDER BY ${descending(order)} OFFSET ${MOST_COMPARED - 1} LIMIT 1`,
      values.list,
    );
    return last;
  }

  /** For a table that carries its grams itself. The matches are gathered before they are put in order: few by now. */
  private lookUpOwn(query: RunQuery, place: ListPlace, wanted: string): Promise<Row[]> {
    const { table, columns, order, searched } = this.shape;
    const values = new Values();
    return query(
      `SELECT ${columns} FROM (
         SELECT * FROM ${table} WHERE ${hasGrams('search', table, wanted, values)}
           AND ${this.after(place, values)} AND ${containsText(searched, wanted, values)} OFFSET 0) AS ${table}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  private after({ position, where = 'true' }: ListPlace, values: Values): string {
    return `${where} AND ${comesAfter(this.shape.order, position, values)}`;
  }
}

/** "The column has the grams of the wanted words", as SQL. In a subquery of its own, they are worked out once and not for every row. */
export function hasGrams(column: string, index: string, wanted: string, values: Values): string {
  return `${column} @@ (SELECT search_query(${values.add(wanted)}, '${index}'))`;
}

async function candidates(query: RunQuery, wanted: string, index: string): Promise<number> {
  const [row] = await query<{ candidates: string }>(
    `SELECT search_candidates($1, '${index}') AS candidates`,
    [wanted],
  );
  return Number(row?.candidates ?? 0);
}
