/** Strings of Scheduled Notification; those of spec § 2.8, § 8 to the letter. */
export const copy = {
  form: 'Scheduled Notification',
  choices: 'Before each deadline',
  custom: 'Custom',
  value: 'Value',
  unit: 'Unit',
  schedule: 'Schedule',
  notSentYet: 'Your choice is saved with the transaction. Keydate does not send reminders yet.',
  saved: 'Scheduled Notification Succesfully',
  failed: 'Scheduled Notification Failed',
} as const;
