import type { ReminderSettings } from '@keydate/contracts/reminder-settings';
import { DEFAULT_NOTIFICATION } from '@keydate/contracts/notification';
import type { Transaction } from '@keydate/contracts/transactions';

/** The transactions with which a person still counts as new: one row of the grid. */
export const FIRST_TRANSACTIONS = 3;

/** True if a person has chosen how they are reminded: of everything, or in one of their transactions. */
export function hasChosenReminders(
  { byEmail, inApp, quietHours, defaultNotification, timeZone }: ReminderSettings,
  transactions: readonly Pick<Transaction, 'notification'>[],
): boolean {
  const isDefault = byEmail && inApp && quietHours === null && defaultNotification === null && timeZone === null;
  return !isDefault || transactions.some(({ notification }) => !isDefaultNotification(notification));
}

function isDefaultNotification({ type, value }: Transaction['notification']): boolean {
  return type === DEFAULT_NOTIFICATION.type && value === DEFAULT_NOTIFICATION.value;
}
