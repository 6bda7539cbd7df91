import type { ErrorCode } from '@keydate/contracts/errors';
import { AppError } from '../app-error';

/**
 * Lets each person have `limit` of something under way at once: gives a function that takes a place, and that gives
 * back how to leave it. Throws `refusal` when all of a person's are taken.
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
