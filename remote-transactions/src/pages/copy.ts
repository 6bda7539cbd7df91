/** Strings of the dashboard and of a transaction's page; those of spec § 2.6, § 2.8 to the letter. */
export const copy = {
  dashboard: 'Dashboard',
  add: 'Add Transaction',
  drafts: 'Saved drafts',
  firstSteps: 'First steps',
  notifications: 'Notifications',
  reminders: 'Reminders',
  lenders: 'Lenders',
  secondOpinion: 'Second opinion',
  loan: 'Loan milestones',
  writeTo: 'Messages',
  asLender: 'You are the lender',
  readOnly: (company: string) =>
    `This transaction belongs to ${company}, and only they can change it. ` +
    `You see the loan, appraisal, insurance and closing deadlines, and any others that they share.`,
  facts: 'About this transaction',
  address: 'Address',
  editAddress: 'Edit Address',
  editDates: 'Edit Contract dates',
  complete: 'Mark as complete',
  undo: 'Undo',
  counting: 'What dates count from',
  timeOfDay: 'Time of Day Deadline',
  notification: 'Scheduled Notification',
  notAnnounced: 'The transaction is closed, so there are no more reminders.',
} as const;
