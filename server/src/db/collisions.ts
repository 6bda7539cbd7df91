import { DrizzleQueryError } from 'drizzle-orm/errors';

const UNIQUE_VIOLATION = '23505';
const DEADLOCK = '40P01';

/** Whether a query failed because what it adds is there already. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** Whether PostgreSQL ended a query because two transactions waited for each other: done again, it passes. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === DEADLOCK;
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}
