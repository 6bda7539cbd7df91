import type { NextReminder } from '@keydate/contracts/reminders';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { momentInWords } from '@keydate/domain/moment-in-words';

/**
 * When the next reminder of a deadline goes out, in words; null where none is planned. Only what the server has planned is
 * promised: it knows what has gone out before, and who wants to be told.
 */
export function reminderOfDeadline(
  { _id, date, done }: Pick<ContractDate, '_id' | 'date' | 'done'>,
  { status }: Pick<Transaction, 'status'>,
  next: readonly NextReminder[],
): string | null {
  if (done !== null || status !== 'Active') return null;
  const planned = next.find((one) => one.dateId === _id && one.date === date);
  return planned ? momentInWords(new Date(planned.goesOutAt), planned.timeZone) : null;
}
