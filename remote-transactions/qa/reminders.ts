import { aNotification, aReminder, someAnswers } from '@keydate/testing/builders/reminders';
import type { NotificationShown, ReminderShown } from '@keydate/contracts/reminders';
import { HOUR_MS } from '@keydate/domain/durations';
import { inDays } from '@keydate/testing/builders/days';
import { transactions } from './transactions';

const TITLES = ['Inspection Objection Deadline', 'Appraisal Deadline', 'Closing Date', 'Record Title Deadline'];

const COUNTED = 'MEC Mon 06-01 + 18 days = Fri 06-19 (Juneteenth) → Mon 06-22, because Will is checked';

/** So many reminders of four transactions, newest first; the oldest are read. */
export function notifications(count: number, read: number): NotificationShown[] {
  const of = transactions(4);
  return Array.from({ length: count }, (_, index) => {
    const { _id, street, city, client_information: client } = of[index % of.length]!;
    return aNotification({
      transaction: { _id, street, city, clientName: client.client_name },
      title: TITLES[(index * 7) % TITLES.length]!,
      endsAt: new Date(Date.now() + (6 - index * 5) * HOUR_MS).toISOString(),
      sentAt: new Date(Date.now() - index * 5 * HOUR_MS).toISOString(),
      isLate: index % 9 === 4,
      lateBecause: index % 9 === 4 ? 'entered-by-you' : null,
      isRead: index >= count - read,
      counted: index % 7 === 0 ? COUNTED : null,
      answers: someAnswers({
        canAnswer: index < 2,
        canSettle: index < 2,
        takenBy: index === 1 ? [{ _id: 'ada', fullName: 'Ada Quill' }] : [],
        remindAt: index === 0 ? new Date(Date.now() + 3 * HOUR_MS).toISOString() : null,
      }),
    });
  });
}

/** Reminders by email and in the app of deadlines that end one after the other, the earlier ones sent. */
export function longLogOfReminders(count: number): ReminderShown[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, nth) => {
    const line = Math.floor(nth / 2);
    const at = new Date(now + (line - count / 4) * HOUR_MS).toISOString();
    const isSent = line < count / 4;
    return aReminder({
      title: TITLES[line % TITLES.length]!,
      channel: nth % 2 === 0 ? 'app' : 'email',
      state: isSent ? 'sent' : 'planned',
      goesOutAt: at,
      sentAt: isSent ? at : null,
    });
  });
}

/** One reminder in each state. */
export function logOfReminders(): ReminderShown[] {
  // read once: the reminders of one moment have one line
  const now = Date.now();
  const before = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  return [
    aReminder({ state: 'sent', channel: 'app', goesOutAt: before(60), sentAt: before(60), date: inDays(-2) }),
    aReminder({ state: 'failed', goesOutAt: before(60), failure: '550 no such mailbox', date: inDays(-2) }),
    aReminder({ state: 'sent', goesOutAt: before(30), sentAt: before(29), isLate: true, title: 'Appraisal Deadline' }),
    aReminder({ state: 'withdrawn', goesOutAt: before(20), title: 'Closing Date' }),
    aReminder({ state: 'queued', goesOutAt: before(0), title: 'Record Title Deadline' }),
    aReminder({
      state: 'queued',
      goesOutAt: before(1),
      nextTryAt: before(-0.2),
      failure: 'connect ECONNREFUSED',
      title: 'Appraisal Deadline',
    }),
    aReminder({ state: 'queued', goesOutAt: before(2), nextTryAt: before(-9), title: 'Loan Objection Deadline' }),
    aReminder({ title: 'Closing Date', channel: 'app', date: inDays(4), goesOutAt: before(-24) }),
    aReminder({ title: 'Closing Date', date: inDays(4), goesOutAt: before(-24) }),
  ];
}
