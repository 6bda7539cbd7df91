/** Strings of the dashboard and of a transaction's page; those of spec § 2.6, § 2.8 to the letter. */
export const copy = {
  dashboard: 'Dashboard',
  add: 'Add Transaction',
  facts: 'About this transaction',
  address: 'Address',
  editAddress: 'Edit Address',
  timeOfDay: 'Time of Day Deadline',
  notification: 'Scheduled Notification',
  notAnnounced: 'The transaction is closed. Its deadlines are no longer announced.',
} as const;
