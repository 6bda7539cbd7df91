import { DrizzleQueryError } from 'drizzle-orm/errors';

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a query failed because what it adds is there already. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** Whether PostgreSQL ended a query because two transactions waited for each other: done again, it passes. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

/** Whether a query that does not wait for locks (`noWait`) failed because another transaction holds one: done again, it passes. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
