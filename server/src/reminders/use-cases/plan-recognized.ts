import { isShownToLender } from '@keydate/domain/lender-access';
import type { Tx } from '../../db/database';
import type { Tools } from '../../tools';
import { datesOfTransaction, lockTransactions, renewNextDueOfLenders } from '../../transactions';
import { datesNotPlannedForLenders } from '../planning.repository';
import { PLANNED_AT_ONCE, planReminders } from './plan-reminders';

/**
 * Plans reminders to lenders of the deadlines that they see since this release recognizes more titles, and sorts their
 * lists by them.
 */
export async function planRecognized({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  let last = '';
  for (;;) {
    const found = await datesNotPlannedForLenders(db, { now: clock.now(), limit: PLANNED_AT_ONCE, after: last });
    last = found.at(-1)?.transactionId ?? last;
    if (found.length === 0) return;
    const seen = found.filter(({ dateId, title, ...shared }) => isShownToLender({ id: dateId, title }, shared));
    const ids = [...new Set(seen.map(({ transactionId }) => transactionId))];
    if (ids.length > 0) await db.transaction((tx) => planAgain(tx, clock.now(), ids));
  }
}

async function planAgain(tx: Tx, now: Date, ids: readonly string[]): Promise<void> {
  for (const transaction of await lockTransactions(tx, ids))
    await renewNextDueOfLenders(tx, { transaction, dates: await datesOfTransaction(tx, transaction.id) });
  await planReminders(tx, now, ids);
}
