import type { ErrorCode } from '@keydate/contracts/errors';
import { AppError } from '../app-error';
import { isLocked } from '../db/collisions';
import { outageOf } from '../db/outage';

/**
 * The code by which a socket learns of an error: UNAVAILABLE if the database is away or a row stayed locked, and
 * INTERNAL for unforeseen errors.
 */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return outageOf(error) || isLocked(error) ? 'UNAVAILABLE' : 'INTERNAL';
}
