import { ApiError } from '@keydate/client';

/** Whether no answer came. The server may have done what the call asked for, or not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
