import {
  NOTIFICATION_CHOICES,
  notificationInput,
  notificationWords,
  type Notification,
} from '@keydate/contracts/notification';

/** How long before a deadline a person wants a reminder: one of the offered choices, or their own value and unit as typed. */
export interface NotificationEntry {
  /** The words of an offered choice, or `custom`. */
  choice: string;
  value: string;
  unit: Notification['type'];
}

/** The entry for a transaction's notification: an offered choice if it is one, otherwise custom. */
export function entryOf(notification: Notification): NotificationEntry {
  const isOffered = NOTIFICATION_CHOICES.some((one) => notificationWords(one) === notificationWords(notification));
  if (isOffered) return { choice: notificationWords(notification), value: '', unit: 'hours' };
  return { choice: 'custom', value: String(notification.value), unit: notification.type };
}

/** True if an entry equals the transaction's notification. */
export function isEntryOf(entry: NotificationEntry, notification: Notification): boolean {
  const own = entryOf(notification);
  return (
    entry.choice === own.choice && (own.choice !== 'custom' || (entry.value === own.value && entry.unit === own.unit))
  );
}

export type ReadEntry = { kind: 'valid'; notification: Notification } | { kind: 'invalid'; message: string };

/** The notification that an entry describes, or why it is not valid (spec § 5, Custom notification). */
export function readEntry({ choice, value, unit }: NotificationEntry): ReadEntry {
  const offered = NOTIFICATION_CHOICES.find((one) => notificationWords(one) === choice);
  if (offered) return { kind: 'valid', notification: offered };
  const read = notificationInput.safeParse(typedNotification({ value, unit }));
  return read.success
    ? { kind: 'valid', notification: read.data }
    : { kind: 'invalid', message: read.error.issues[0]?.message ?? '' };
}

/** A value and a unit as they were typed: nothing typed is no valid number. */
export function typedNotification({ value, unit }: Pick<NotificationEntry, 'value' | 'unit'>): Notification {
  return { type: unit, value: value.trim() === '' ? 0 : Number(value) };
}
