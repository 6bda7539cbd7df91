/** Strings of how a person is reminded. */
export const copy = {
  title: 'Reminders',
  lede: 'How you hear about upcoming deadlines. Changes apply right away, including to reminders already planned.',
  channels: 'Send me reminders',
  byEmail: 'By email',
  inApp: 'In the app, under the bell at the top',
  none: 'You get no reminders, so nothing will tell you when a deadline is near.',
  quiet: 'Quiet hours',
  quietHint:
    'Reminders by email wait until quiet hours end. If a deadline cannot wait, its reminder arrives before they begin.',
  from: 'From',
  until: 'Until',
  zone: (zone: string) => `Quiet hours are in ${zone}. You choose your time zone above.`,
  summary: 'Morning summary',
  summaryHint:
    'One email a day with everything that is overdue, due today or due this week. You get none on days when nothing is due.',
  summaryAt: 'Every day at',
  summaryZone: (zone: string) => `In ${zone}, also during quiet hours`,
  newTransactions: 'Default for new transactions',
  newTransactionsHint: 'Transactions you enter start with this. You can change it for each one.',
  before: (notification: string) => `${notification} before each deadline`,
  failed: 'Your choice could not be saved',
  failedToLoad: 'Your reminder settings could not be loaded.',
} as const;
