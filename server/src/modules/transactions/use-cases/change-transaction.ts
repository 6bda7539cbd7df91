import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { transactionUpdateBody } from '@keydate/contracts/transaction-update';
import { dayToSql } from '@keydate/domain/calendar-day';
import type { z } from 'zod';
import type { TransactionDate } from '../contract-dates.repository';
import type { TransactionRow } from '../transactions.repository';

export type TransactionChange = Omit<z.output<typeof transactionUpdateBody>, 'version'>;

/** A transaction with its dates, in their order. */
export interface TransactionState {
  transaction: TransactionRow;
  dates: TransactionDate[];
}

/** What a change makes of a transaction: the next version, or null where all is as it should be already. */
export function changeTransaction(before: TransactionState, change: TransactionChange): TransactionState | null {
  const { contractDates, time_of_day: timeOfDay, notification, ...facts } = change;
  const after: TransactionState = {
    transaction: {
      ...before.transaction,
      ...facts,
      ...(timeOfDay !== undefined && { timeOfDay }),
      ...(notification && { notificationType: notification.type, notificationValue: notification.value }),
    },
    dates: contractDates ? replacedDates(before, contractDates) : before.dates,
  };
  if (isDeepStrictEqual(after, before)) return null;
  return { ...after, transaction: { ...after.transaction, version: before.transaction.version + 1 } };
}

/**
 * The list that replaces a transaction's dates. A row is the date that its `_id` names, or a new one of that name: sent again,
 * in other words too, it is the same. One without a name is new, unless it says what the row in its place says.
 */
function replacedDates(
  { transaction, dates }: TransactionState,
  input: NonNullable<TransactionChange['contractDates']>,
): TransactionDate[] {
  const named = new Set(input.map(({ _id }) => _id));
  return input.map(({ _id, date, title, description }, position) => {
    const row = { transactionId: transaction.id, position, day: dayToSql(date), title, description };
    if (_id !== undefined) return { ...row, id: _id };
    const inPlace = dates[position];
    const isSame = inPlace && !named.has(inPlace.id) && isDeepStrictEqual({ ...row, id: inPlace.id }, inPlace);
    return { ...row, id: isSame ? inPlace.id : randomUUID() };
  });
}
