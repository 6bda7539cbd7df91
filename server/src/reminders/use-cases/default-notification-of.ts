import { DEFAULT_NOTIFICATION, type Notification } from '@keydate/contracts/notification';
import type { Queries } from '../../db/database';
import { findReminderSettings } from '../reminder-settings.repository';

/** The notification with which a person's new transactions begin: their own default, or else the product's. */
export async function defaultNotificationOf(db: Queries, { id }: { id: string }): Promise<Notification> {
  const { defaultType, defaultValue } = (await findReminderSettings(db, id)) ?? {};
  return defaultType && defaultValue ? { type: defaultType, value: defaultValue } : DEFAULT_NOTIFICATION;
}
