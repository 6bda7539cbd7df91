import {
  DEFAULT_NOTIFICATION,
  NOTIFICATION_CHOICES,
  notificationWords,
  type Notification,
} from '@keydate/contracts/notification';
import { NOTIFICATION_UNITS } from '@keydate/domain/notification-units';

const HOURS = [1, 2, 3, 12];
const DAYS = [2, 3, 5];
const WEEKS = [2];

/** The notifications that new transactions may begin with: the options of spec § 9, some more, and the chosen one. */
export function defaultNotifications(chosen: Notification | null): Notification[] {
  const offered: Notification[] = [
    ...HOURS.map((value) => ({ type: 'hours' as const, value })),
    ...DAYS.map((value) => ({ type: 'days' as const, value })),
    ...WEEKS.map((value) => ({ type: 'weeks' as const, value })),
    ...NOTIFICATION_CHOICES,
    ...(chosen ? [chosen] : []),
  ];
  const byWords = new Map(offered.map((one) => [notificationWords(one), one]));
  const rank = ({ type }: Notification) => NOTIFICATION_UNITS.indexOf(type);
  return [...byWords.values()].sort((a, b) => rank(a) - rank(b) || a.value - b.value);
}

/** The default that applies: the person's own, or else the product's. */
export function chosenNotification(chosen: Notification | null): Notification {
  return chosen ?? DEFAULT_NOTIFICATION;
}
