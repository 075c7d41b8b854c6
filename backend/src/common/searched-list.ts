import type { DataSource } from 'typeorm';
import { comesAfter, containsText, descending, Values } from './text-search.js';

/** How many rows are looked through one by one before an index of grams is asked: words that one row in forty has fill a page. */
const WALK = 1_000;

interface ListShape {
  table: string;
  /** What is read of a row. */
  columns: string;
  /** What the list runs by, from high to low; there is an index in this order. */
  order: string[];
  /** The columns in which the wanted words may be. */
  searched: string[];
}

export interface ListPlace {
  limit: number;
  /** Where the page before ended: a value for each column of the order, or nothing. */
  position: unknown[];
  /** SQL that narrows the list, and has an index of its own. */
  where?: string;
}

/**
 * A list in pages: `limit` + 1 rows after a position. Words that many rows have are found soonest by walking the list,
 * words that few have by the index of grams; which they are shows in a walk of bounded length
 * (docs/decisions/0007).
 */
export class SearchedList<Row> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly shape: ListShape,
  ) {}

  /** For a table that carries its grams itself, in a column `search`. */
  async findPage(place: ListPlace, wanted: string | undefined): Promise<Row[]> {
    if (!wanted) return this.list(place);
    const walked = await this.walk(place, wanted);
    return walked.length > place.limit ? walked : this.lookUp(place, wanted);
  }

  list(place: ListPlace): Promise<Row[]> {
    const { table, columns, order } = this.shape;
    const values = new Values();
    return this.dataSource.query(
      `SELECT ${columns} FROM ${table} WHERE ${this.after(place, values)}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  walk(place: ListPlace, wanted: string, rows = WALK): Promise<Row[]> {
    const { table, columns, order, searched } = this.shape;
    const values = new Values();
    return this.dataSource.query(
      `SELECT ${columns} FROM (
         SELECT * FROM ${table} WHERE ${this.after(place, values)}
         ORDER BY ${descending(order)} LIMIT ${rows}) AS ${table}
       WHERE ${containsText(searched, wanted, values)}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  /** The matches are gathered before they are put in order: few by now, wherever in the list they are. */
  private lookUp(place: ListPlace, wanted: string): Promise<Row[]> {
    const { table, columns, order, searched } = this.shape;
    const values = new Values();
    return this.dataSource.query(
      `SELECT ${columns} FROM (
         SELECT * FROM ${table} WHERE search @@ search_query(${values.add(wanted)}, '${table}')
           AND ${this.after(place, values)} AND ${containsText(searched, wanted, values)} OFFSET 0) AS ${table}
       ORDER BY ${descending(order)} LIMIT ${values.add(place.limit + 1)}`,
      values.list,
    );
  }

  private after({ position, where = 'true' }: ListPlace, values: Values): string {
    return `${where} AND ${comesAfter(this.shape.order, position, values)}`;
  }
}
