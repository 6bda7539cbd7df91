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
  nearest: 'Schedule changes the reminder nearest to the end. The others stay.',
  further: (leads: string, isOfAll: boolean) => `Also ${leads} before ${deadlines(isOfAll)}.`,
  all: (leads: string, isOfAll: boolean) => `${leads} before ${deadlines(isOfAll)}.`,
  own: (title: string, leads: string) => `${title}: ${leads} before.`,
  addMore: 'Add more reminders',
  changeAll: 'Change all reminders',
  saved: 'Scheduled Notification Succesfully',
  failed: 'Scheduled Notification Failed',
} as const;

function deadlines(areAll: boolean): string {
  return areAll ? 'each deadline' : 'each other deadline';
}
