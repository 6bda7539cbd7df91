import { ApiError } from '@keydate/client';

/** Whether no answer came: nobody here knows then whether the call has done its work. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
