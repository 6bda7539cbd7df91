import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from './backup/error-code';
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
  const code = errorCode(error);
  if (AWAY_CODE.test(code)) return code;
  return error instanceof Error && AWAY_MESSAGE.test(error.message) ? error.message : undefined;
}
