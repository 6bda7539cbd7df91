import type { Transaction } from '@keydate/contracts/transactions';
import type { EndingTerms } from '@keydate/domain/deadline-end';
import { clockOf, type PropertyClock } from '@keydate/domain/deadlines';

/** The fields of a transaction by which its deadlines end. */
export type ClockedTransaction = Pick<Transaction, 'state' | 'zipcode' | 'time_of_day' | 'acceptance_time'>;

/** The clock at the property of a transaction. */
export function clockOfTransaction(transaction: ClockedTransaction, now: Date): PropertyClock {
  return clockOf({ ...endingTermsOf(transaction), zipcode: transaction.zipcode }, now);
}

/** The terms of a transaction that decide the hours at which its deadlines end. */
export function endingTermsOf(transaction: Omit<ClockedTransaction, 'zipcode'>): EndingTerms {
  const { state, time_of_day: timeOfDay, acceptance_time: acceptanceTime } = transaction;
  return { state, timeOfDay, acceptanceTime };
}
