import { isUuid, validationMessages } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import type { FoundRows } from './searched-list.js';

/** The position after a row in a list sorted newest first. */
export interface PagePosition {
  createdAt: Date;
  id: string;
}

/** Takes `limit` + 1 rows and returns `limit` rows and the cursor of the next page. */
export function takePage<Row extends PagePosition>(
  rows: Row[],
  limit: number,
  encode: (row: Row) => string = encodeCursor,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? encode(last) : null };
}

/** Like `takePage`, for a search: if it stopped before the page was full, the next page continues from there. */
export function takeFound<Row extends PagePosition>(
  { rows, stoppedAt }: FoundRows<Row>,
  limit: number,
  encode: (row: Row) => string = encodeCursor,
) {
  const { page, nextCursor } = takePage(rows, limit, encode);
  return { page, nextCursor: nextCursor ?? (stoppedAt ? encode(stoppedAt) : null) };
}

export function encodeCursor({ createdAt, id }: PagePosition): string {
  return Buffer.from(`${createdAt.toISOString()}_${id}`).toString('base64url');
}

/** Throws 400 for a malformed cursor. */
export function decodeCursor(cursor: string | undefined): PagePosition | undefined {
  return cursor === undefined ? undefined : readPosition(partsOf(cursor));
}

/** Splits a cursor into its values. */
export function partsOf(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString().split('_');
}

/** A year of this millennium, like every row's: JavaScript allows dates that PostgreSQL rejects. */
const TIME_OF_A_ROW = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Throws 400 for values that no row can have. */
export function readPosition([time = '', id]: string[]): PagePosition {
  const createdAt = new Date(time);
  if (!isUuid(id) || !TIME_OF_A_ROW.test(time) || Number.isNaN(createdAt.getTime())) throw cursorInvalid();
  return { createdAt, id };
}

export function cursorInvalid(): AppError {
  return new AppError(400, 'invalid_request', validationMessages.cursorInvalid);
}

/** Like `decodeCursor`, but returns the values for a list sorted by `created_at` and `id`. */
export function positionOf(cursor: string | undefined): unknown[] {
  const position = decodeCursor(cursor);
  return position ? [position.createdAt, position.id] : [];
}
