import { types } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { shortSql } from './short-sql';

/** The database gave no connection. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

/** The error of a query that the database never answered. */
export interface Outage {
  why: string;
  /** The beginning of the query, without its values; undefined if there was none yet. */
  sql: string | undefined;
}

/** Codes of the network, and those by which PostgreSQL ends, breaks or refuses a connection (classes 08, 53 and 57P). */
const AWAY_CODE = /^(?:E[A-Z_]+|08...|533..|57P0.)$/;
/** The driver's messages that come without a code. */
const AWAY_MESSAGE = /^(?:Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** The reason and statement of an error that means that the database is away; undefined for any other error. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof NoConnection) return { why: reasonOf(error.cause) ?? error.message, sql: undefined };
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const why = error.cause instanceof NoConnection ? outageOf(error.cause)?.why : reasonOf(error.cause);
  return why === undefined ? undefined : { why, sql: shortSql(error.query) };
}

function reasonOf(error: unknown): string | undefined {
  // not instanceof: in tests, errors of the network are made in another realm
  if (!types.isNativeError(error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && AWAY_CODE.test(error.code)) return error.code;
  return AWAY_MESSAGE.test(error.message) ? error.message : undefined;
}
