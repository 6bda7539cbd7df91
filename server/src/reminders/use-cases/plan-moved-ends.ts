import { dayFromSql } from '@keydate/domain/calendar-day';
import { deadlineEnd } from '@keydate/domain/deadline-end';
import { leadName } from '@keydate/domain/lead-times';
import { reminderMoments } from '@keydate/domain/reminder-plan';
import type { Tools } from '../../tools';
import { waitingReminders, type WaitingReminder } from '../planning.repository';
import { PLANNED_AT_ONCE, planReminders, termsOf } from './plan-reminders';

/**
 * Plans the reminders again that an earlier release planned by other rules: the time zones of ZIP codes are corrected
 * from time to time, and so are the rules of the zones.
 */
export async function planMovedEnds({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  let last = '';
  for (;;) {
    const found = await waitingReminders(db, PLANNED_AT_ONCE, last);
    last = found.at(-1)?.transaction.id ?? last;
    if (found.length === 0) return;
    const moved = new Set(found.filter(hasMoved).map(({ transaction }) => transaction.id));
    await db.transaction((tx) => planReminders(tx, clock.now(), [...moved]));
  }
}

function hasMoved({ reminder, transaction }: WaitingReminder): boolean {
  const terms = termsOf(transaction);
  const deadline = { title: reminder.title, date: dayFromSql(reminder.day) };
  const endsAt = deadlineEnd(deadline, terms, terms.timeZone);
  if (reminder.timeZone !== terms.timeZone || +reminder.endsAt !== +endsAt) return true;
  if (reminder.isExtra) return false;
  const leads = transaction.leadsOfDates[reminder.dateId] ?? terms.leads;
  const lead = leads.find((one) => leadName(one) === reminder.lead);
  return !lead || +reminderMoments(deadline, lead, terms).remindAt !== +reminder.remindAt;
}
