import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * A condition that a text column has one of some values. They are one parameter, while `inArray` has one for each: for
 * statements that run very often, since building and parsing a long list takes as long as running it.
 */
export function isOneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)}::text[])`;
}
