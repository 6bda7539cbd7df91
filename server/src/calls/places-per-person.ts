import type { ErrorCode } from '@keydate/contracts/errors';
import { AppError } from '../app-error';

/**
 * Limits how much each person may have under way at once. Returns a function that takes one of `limit` places, and
 * returns the function that leaves it. Throws `refusal` if all of a person's places are taken.
 */
export function placesPerPerson(limit: number, refusal: ErrorCode): (personId: string) => () => void {
  const taken = new Map<string, number>();
  const count = (personId: string, more: 1 | -1) => {
    const now = (taken.get(personId) ?? 0) + more;
    if (now > 0) taken.set(personId, now);
    else taken.delete(personId);
  };
  return (personId) => {
    if ((taken.get(personId) ?? 0) >= limit) throw new AppError(refusal);
    count(personId, 1);
    return () => count(personId, -1);
  };
}
