/** Strings of Scheduled Notification; those of spec § 2.8, § 8 to the letter. */
export const copy = {
  form: 'Scheduled Notification',
  choices: 'Before each deadline',
  custom: 'Custom',
  value: 'Value',
  unit: 'Unit',
  schedule: 'Schedule',
  whoIsTold:
    'To the owner of the transaction and the employees who work for them: by email and in the app, as each has chosen in their settings.',
  saved: 'Scheduled Notification Succesfully',
  failed: 'Scheduled Notification Failed',
} as const;
