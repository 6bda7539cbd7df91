import { NOTIFICATION_CHOICES, notificationWish, type Notification } from '@keydate/contracts/notification';

/** How a person says how long before a deadline they want to hear of it: one of the offered ways, or their own value and unit as typed. */
export interface NotificationEntry {
  /** The words of an offered way, or `custom`. */
  choice: string;
  value: string;
  unit: Notification['type'];
}

/** "6 hours", "1 days", "1 weeks": spec § 9 writes the plural always. */
export function notificationWords({ type, value }: Notification): string {
  return `${value} ${type}`;
}

/** The entry that says what a transaction has: one of the offered ways where it is one. */
export function entryOf(notification: Notification): NotificationEntry {
  const isOffered = NOTIFICATION_CHOICES.some((one) => notificationWords(one) === notificationWords(notification));
  if (isOffered) return { choice: notificationWords(notification), value: '', unit: 'hours' };
  return { choice: 'custom', value: String(notification.value), unit: notification.type };
}

/** Whether an entry says what a transaction has already. */
export function isEntryOf(entry: NotificationEntry, notification: Notification): boolean {
  const own = entryOf(notification);
  return (
    entry.choice === own.choice && (own.choice !== 'custom' || (entry.value === own.value && entry.unit === own.unit))
  );
}

export type WishOrWhyNot = { kind: 'wish'; notification: Notification } | { kind: 'refused'; message: string };

/** What an entry asks for, or the sentence with which it is refused (spec § 5, Custom notification). */
export function wishOf({ choice, value, unit }: NotificationEntry): WishOrWhyNot {
  const offered = NOTIFICATION_CHOICES.find((one) => notificationWords(one) === choice);
  if (offered) return { kind: 'wish', notification: offered };
  const read = notificationWish.safeParse({ type: unit, value: value.trim() === '' ? 0 : Number(value) });
  return read.success
    ? { kind: 'wish', notification: read.data }
    : { kind: 'refused', message: read.error.issues[0]?.message ?? '' };
}
