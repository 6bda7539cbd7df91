import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errorCode } from './backup/error-code';

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';

/** True if a query failed because the row that it adds already exists. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** True if PostgreSQL ended a query because two transactions waited for each other: a second try passes. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/**
 * True if a query that does not wait for locks (`noWait`) failed because another transaction holds one: a second try
 * passes.
 */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

function codeOf(error: unknown): string {
  return error instanceof DrizzleQueryError ? errorCode(error.cause) : '';
}
