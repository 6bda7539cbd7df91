/** The units of a notification, the shortest first. */
export const NOTIFICATION_UNITS = ['hours', 'days', 'weeks'] as const;
export type NotificationUnit = (typeof NOTIFICATION_UNITS)[number];

/** The hours of each unit. */
export const HOURS_IN: Readonly<Record<NotificationUnit, number>> = { hours: 1, days: 24, weeks: 7 * 24 };
