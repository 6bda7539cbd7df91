import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { momentInWords } from '@keydate/domain/moment-in-words';
import { planReminder } from '@keydate/domain/reminder-plan';
import { timeZoneOfProperty } from '@keydate/domain/us-states';

/** When the reminder of a deadline goes out, in words; null where none is to come: it was due before, or the deadline is over or done. */
export function reminderOfDeadline(
  { title, date, done }: Pick<ContractDate, 'title' | 'date' | 'done'>,
  transaction: Pick<Transaction, 'state' | 'zipcode' | 'time_of_day' | 'notification' | 'status'>,
  now: Date,
): string | null {
  if (transaction.status !== 'Active') return null;
  const { time_of_day: timeOfDay, notification } = transaction;
  const timeZone = timeZoneOfProperty(transaction);
  const plan = planReminder({ title, date, isDone: done !== null }, { timeZone, timeOfDay, notification }, now);
  return plan && !plan.isLate ? momentInWords(plan.remindAt, timeZone) : null;
}
