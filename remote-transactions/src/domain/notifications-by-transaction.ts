import type { NoticeShown, NotificationShown } from '@keydate/contracts/reminders';

/** A notification in the app: a reminder, or other news of a transaction. */
export type News = NotificationShown | NoticeShown;

export interface NotificationGroup {
  transaction: NotificationShown['transaction'];
  notifications: News[];
}

/** Notifications by their transaction, the transaction of the newest first; within one, in the order given. */
export function notificationsByTransaction(notifications: readonly News[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const notification of notifications) {
    const { transaction } = notification;
    const group = groups.get(transaction._id) ?? { transaction, notifications: [] };
    group.notifications.push(notification);
    groups.set(transaction._id, group);
  }
  return [...groups.values()];
}
