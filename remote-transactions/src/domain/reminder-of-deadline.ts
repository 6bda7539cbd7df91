import type { NextReminder, TakenDeadline } from '@keydate/contracts/reminders';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { momentInWords } from '@keydate/domain/moment-in-words';

/**
 * The time of a deadline's next reminder, in words; null if none is planned. It promises only reminders that the server has
 * planned: the server knows which it has sent, and which people want them.
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

/** The answers of the people who have a deadline on its present day: one for each person and reminder. */
export function takersOfDeadline(
  { _id, date }: Pick<ContractDate, '_id' | 'date'>,
  taken: readonly TakenDeadline[],
): TakenDeadline[] {
  return taken.filter((one) => one.dateId === _id && one.date === date);
}
