/** Strings of the bell in the top bar. */
export const copy = {
  bell: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  many: '99+',
} as const;
