import { isUuid, validationMessages } from '@kkumpuri/contract';
import { AppError } from '../../http/app-error.js';
import type { FoundRows } from './searched-list.js';

/** The place after a row in a list that runs newest first. */
export interface PagePosition {
  createdAt: Date;
  id: string;
}

/** `limit` + 1 rows in, `limit` rows and the cursor of the next page out. */
export function takePage<Row extends PagePosition>(
  rows: Row[],
  limit: number,
  encode: (row: Row) => string = encodeCursor,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? encode(last) : null };
}

/** The same for a search: where it stopped before the page was full, the cursor leads on from there. */
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

/** Fails with 400 for a cursor that we did not make. */
export function decodeCursor(cursor: string | undefined): PagePosition | undefined {
  return cursor === undefined ? undefined : readPosition(partsOf(cursor));
}

/** The values that a cursor names a place by. */
export function partsOf(cursor: string): string[] {
  return Buffer.from(cursor, 'base64url').toString().split('_');
}

/** Of this millennium, as every row: JavaScript knows dates that PostgreSQL does not take. */
const TIME_OF_A_ROW = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Fails with 400 for parts that no row has. */
export function readPosition([time = '', id]: string[]): PagePosition {
  const createdAt = new Date(time);
  if (!isUuid(id) || !TIME_OF_A_ROW.test(time) || Number.isNaN(createdAt.getTime())) throw cursorInvalid();
  return { createdAt, id };
}

export function cursorInvalid(): AppError {
  return new AppError(400, 'invalid_request', validationMessages.cursorInvalid);
}

/** The same, as the values of a list that runs by `created_at` and `id`. */
export function positionOf(cursor: string | undefined): unknown[] {
  const position = decodeCursor(cursor);
  return position ? [position.createdAt, position.id] : [];
}
