import type { Tx } from '../../db/database';
import type { Tools } from '../../tools';
import { renewNextDueOfLenders } from '../lenders/use-cases/renew-next-due';
import { countEventChanges } from '../calendar/calendar-events.repository';
import { changedEvents } from '../calendar/changed-events';
import { replaceDates } from '../contract-dates.repository';
import { storeTransaction } from '../transactions.repository';
import type { TellTools } from '../notices/use-cases/tell-people';
import type { TransactionState } from './change-transaction';

/** The tools of use cases that change a transaction. */
export type ChangeTools = TellTools & Pick<Tools, 'events'>;

/**
 * The only place that stores an edit of a transaction: everything that follows from its dates, notification or status
 * belongs here.
 */
export async function storeChange(
  tx: Tx,
  { events }: Pick<Tools, 'events'>,
  { before, after, now }: { before: TransactionState; after: TransactionState; now: Date },
): Promise<void> {
  await storeTransaction(tx, after.transaction);
  if (after.dates !== before.dates) await replaceDates(tx, after.transaction.id, after.dates);
  await countEventChanges(tx, after.transaction.id, changedEvents(before, after, now), now);
  await renewNextDueOfLenders(tx, after);
  await events.transactionsChanged(tx, { transactionIds: [after.transaction.id], now });
}
