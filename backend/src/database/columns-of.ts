import type { ObjectLiteral, Repository } from 'typeorm';

/** A whole row for a SELECT, named as the entity names it. */
export function columnsOf<Row extends ObjectLiteral>({ metadata }: Repository<Row>): string {
  return metadata.columns
    .map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`)
    .join(', ');
}
