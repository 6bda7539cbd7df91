import type { ErrorCode } from '@keydate/contracts/errors';
import { AppError } from '../app-error';
import { outageOf } from '../db/outage';

/** The code by which a socket hears of an error: a database that is away is UNAVAILABLE, and what nobody planned for INTERNAL. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return outageOf(error) ? 'UNAVAILABLE' : 'INTERNAL';
}
