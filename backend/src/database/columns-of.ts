import type { ObjectLiteral, Repository } from 'typeorm';

/** Returns the SELECT list of all columns, named like the properties of the entity. */
export function columnsOf<Row extends ObjectLiteral>({ metadata }: Repository<Row>): string {
  return metadata.columns
    .map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`)
    .join(', ');
}
