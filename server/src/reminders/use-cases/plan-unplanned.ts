import type { Tools } from '../../tools';
import { transactionsNeverPlanned } from '../planning.repository';
import { PLANNED_AT_ONCE, planReminders } from './plan-reminders';

/**
 * Plans the reminders of transactions that no call has entered: those of a release without reminders, and of the demo.
 */
export async function planUnplanned({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  let last = '';
  for (;;) {
    const found = await transactionsNeverPlanned(db, PLANNED_AT_ONCE, last);
    last = found.at(-1) ?? last;
    if (found.length === 0) return;
    await db.transaction((tx) => planReminders(tx, clock.now(), found));
  }
}
