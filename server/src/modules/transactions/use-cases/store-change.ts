import type { Tx } from '../../../db/database';
import { renewNextDueOfLenders } from '../../lenders/use-cases/renew-next-due';
import { planReminders } from '../../reminders/use-cases/plan-reminders';
import { replaceDates } from '../contract-dates.repository';
import { storeTransaction } from '../transactions.repository';
import type { TransactionState } from './change-transaction';

/**
 * The only place that changes a transaction: everything that follows from its dates, notification or status belongs
 * here.
 */
export async function storeChange(tx: Tx, now: Date, before: TransactionState, after: TransactionState): Promise<void> {
  await storeTransaction(tx, after.transaction);
  if (after.dates !== before.dates) await replaceDates(tx, after.transaction.id, after.dates);
  await renewNextDueOfLenders(tx, after);
  await planReminders(tx, now, [after.transaction.id]);
}
