import type { RunQuery } from '../searches.service.js';
import { comesAfter, containsText, descending, Values } from './text-search.js';

/** Rows scanned one by one before the gram index is used. Words that one row in forty contains fill a page. */
const WALK = 1_000;

/** Maximum rows that one search compares with the words: tens of milliseconds of work for any words. */
export const MAX_COMPARED = 20_000;

interface ListShape {
  table: string;
  /** SELECT list. */
  columns: string;
  /** Sort columns, descending; an index has the same order. */
  order: string[];
  /** The columns searched for the words. */
  searched: string[];
  /** The table whose column `search` contains the grams. Without one, searches only scan. */
  index?: string;
  /** Number of rows scanned first. */
  walk?: number;
}

export interface ListPlace {
  limit: number;
  /** End of the previous page: one value per sort column, or empty. */
  position: unknown[];
  /** SQL condition that narrows the list and has its own index. */
  where?: string;
}

/** `limit` + 1 rows if there are that many. */
export interface FoundRows<Row> {
  rows: Row[];
  /** The last row that was compared, if the search stopped before the end of the list. */
  stoppedAt?: Row;
}

/** Finds the rows with the words by the index, in the order of the list. */
export type LookUp<Row> = (query: RunQuery, place: ListPlace, searchText: string) => Promise<Row[]>;

/**
 * A paged list: `limit` + 1 rows after a position. Frequent words are found fastest by scanning the list, rare words by
 * the gram index; a scan of bounded length shows which they are. Words whose grams are all common but rare together are
 * searched in a bounded number of rows, and the next page continues from there (docs/decisions/0007).
 */
export class SearchedList<Row> {
  constructor(
    private readonly shape: ListShape,
    private readonly lookUp: LookUp<Row> = (query, place, searchText) =>
      this.lookUpOwn(query, place, searchText),
  ) {}

  async search(query: RunQuery, place: ListPlace, searchText: string): Promise<FoundRows<Row>> {
    const { index, walk = WALK } = this.shape;
    if (!index) return this.walkFar(query, place, searchText);
    const rows = await this.walk(query, place, searchText, walk);
    if (rows.length > place.limit) return { rows };
    const isFewEnough = (await candidates(query, searchText, index)) <= MAX_COMPARED;
    return isFewEnough
      ? { rows: await this.lookUp(query, place, searchText) }
      : this.walkFar(query, place, searchText);
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

  private async walkFar(query: RunQuery, place: ListPlace, searchText: string): Promise<FoundRows<Row>> {
    const rows = await this.walk(query, place, searchText, MAX_COMPARED);
    if (rows.length > place.limit) return { rows };
    return { rows, stoppedAt: await this.endOfWalk(query, place) };
  }

  private walk(query: RunQuery, place: ListPlace, searchText: string, rows: number): Promise<Row[]> {
    const { table, columns, order, searched } = this.shape;
    const values = new Values();
    return query(
      `SELECT ${columns} FROM (
         SELECT * FROM ${table} WHERE ${this.after(place, values)}
         ORDER BY ${descending(order)} LIMIT ${rows}) AS ${table}
       WHERE ${containsText(searched, searchText, values)}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  /** The last row of a scan of full length, or undefined if the scan reached the end of the list. */
  private async endOfWalk(query: RunQuery, place: ListPlace): Promise<Row | undefined> {
    const { table, columns, order } = this.shape;
    const values = new Values();
    const [last] = await query<Row>(
      `SELECT ${columns} FROM ${table} WHERE ${this.after(place, values)}
       ORDER BY ${descending(order)} OFFSET ${MAX_COMPARED - 1} LIMIT 1`,
      values.list,
    );
    return last;
  }

  /** For a table that contains its own grams. Collects the matches before sorting: there are few at this point. */
  private lookUpOwn(query: RunQuery, place: ListPlace, searchText: string): Promise<Row[]> {
    const { table, columns, order, searched } = this.shape;
    const values = new Values();
    return query(
      `SELECT ${columns} FROM (
         SELECT * FROM ${table} WHERE ${hasGrams('search', table, searchText, values)}
           AND ${this.after(place, values)} AND ${containsText(searched, searchText, values)} OFFSET 0) AS ${table}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  private after({ position, where = 'true' }: ListPlace, values: Values): string {
    return `${where} AND ${comesAfter(this.shape.order, position, values)}`;
  }
}

/** SQL condition: the column contains the grams of the words. The subquery computes them once, not for every row. */
export function hasGrams(column: string, index: string, searchText: string, values: Values): string {
  return `${column} @@ (SELECT search_query(${values.add(searchText)}, '${index}'))`;
}

async function candidates(query: RunQuery, searchText: string, index: string): Promise<number> {
  const [row] = await query<{ candidates: string }>(
    `SELECT search_candidates($1, '${index}') AS candidates`,
    [searchText],
  );
  return Number(row?.candidates ?? 0);
}
