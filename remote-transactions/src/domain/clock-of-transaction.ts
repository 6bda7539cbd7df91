import type { Transaction } from '@keydate/contracts/transactions';
import { clockOf, type PropertyClock } from '@keydate/domain/deadlines';

/** The fields of a transaction by which its deadlines end. */
export type ClockedTransaction = Pick<Transaction, 'state' | 'zipcode' | 'time_of_day'>;

/** The clock at the property of a transaction. */
export function clockOfTransaction({ state, zipcode, time_of_day }: ClockedTransaction, now: Date): PropertyClock {
  return clockOf({ state, zipcode, timeOfDay: time_of_day }, now);
}
