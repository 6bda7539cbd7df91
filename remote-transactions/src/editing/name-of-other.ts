import type { LastChangedBy } from '@keydate/contracts/fields';
import { TRANSACTION_ERRORS } from '@keydate/contracts/errors/transaction-errors';
import { copy } from './copy';

/** The name of the person who was first, for the reader: "You" if they were so in another tab. Null if nobody is known. */
export function nameOfOther(person: LastChangedBy, readerId: string): string | null {
  return person?._id === readerId ? copy.you : (person?.fullName ?? null);
}

/** Says who changed a transaction before the reader could. */
export function changedMeanwhile(person: LastChangedBy, readerId: string): string {
  const by = nameOfOther(person, readerId);
  return by === null ? TRANSACTION_ERRORS.TRANSACTION_CHANGED.message : copy.changedMeanwhile(by);
}
