import type { ReminderShown } from '@keydate/contracts/reminders';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { momentInWords } from '@keydate/domain/moment-in-words';

/**
 * When the next reminder of a deadline goes out, in words; null where none is planned. Only what the server has planned is
 * promised: it knows what has gone out before, and who wants to be told.
 */
export function reminderOfDeadline(
  { _id, date, done }: Pick<ContractDate, '_id' | 'date' | 'done'>,
  { status }: Pick<Transaction, 'status'>,
  reminders: readonly ReminderShown[],
): string | null {
  if (done !== null || status !== 'Active') return null;
  const planned = reminders.filter((one) => one.state === 'planned' && one.dateId === _id && one.date === date);
  // quiet hours hold emails, not what the app shows
  const inApp = planned.filter(({ channel }) => channel === 'app');
  const [first] = (inApp.length > 0 ? inApp : planned).toSorted(
    (one, other) => Date.parse(one.goesOutAt) - Date.parse(other.goesOutAt),
  );
  return first ? momentInWords(new Date(first.goesOutAt), first.timeZone) : null;
}
