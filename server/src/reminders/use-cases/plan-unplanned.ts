import type { Tools } from '../../tools';
import { transactionsNeverPlanned } from '../planning.repository';
import { planReminders } from './plan-reminders';

/** Small, because reminders of a batch are in memory together: some thousands. */
const AT_ONCE = 25;

/**
 * Plans the reminders of transactions that no call has entered: those of a release without reminders, and of the demo.
 */
export async function planUnplanned({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  let last = '';
  for (;;) {
    const found = await transactionsNeverPlanned(db, AT_ONCE, last);
    last = found.at(-1) ?? last;
    if (found.length === 0) return;
    await db.transaction((tx) => planReminders(tx, clock.now(), found));
  }
}
