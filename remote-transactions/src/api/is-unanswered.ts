import { ApiError } from '@keydate/client';

/** True if no answer came. The server may have carried out the call, or not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
