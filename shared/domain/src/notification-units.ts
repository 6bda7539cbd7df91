/** The units of a notification, the shortest first, with the hours of each. */
export const HOURS_IN = { hours: 1, days: 24, weeks: 7 * 24 } as const;
export type NotificationUnit = keyof typeof HOURS_IN;
export const NOTIFICATION_UNITS = Object.keys(HOURS_IN) as NotificationUnit[];
