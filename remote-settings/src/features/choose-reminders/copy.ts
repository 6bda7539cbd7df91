/** Strings of how a person is reminded. */
export const copy = {
  title: 'Reminders',
  lede: 'How you hear of coming deadlines. What you choose holds at once, also for reminders that are planned already.',
  channels: 'Reminders reach you',
  byEmail: 'By e-mail',
  inApp: 'In the app, by the bell at the top',
  none: 'You get no reminders. Nobody tells you when a deadline comes near.',
  quiet: 'Quiet hours',
  quietHint: 'No e-mail arrives in them. It arrives when they end, or before they begin if its deadline cannot wait.',
  from: 'From',
  until: 'Until',
  zone: (zone: string) => `By the clocks of ${zone}. You choose your time zone above.`,
  newTransactions: 'New transactions remind',
  newTransactionsHint: 'What a transaction that you enter begins with. You can change it for each transaction.',
  before: (notification: string) => `${notification} before each deadline`,
  failed: 'The choice could not be saved',
  failedToLoad: 'Your choices about reminders could not be loaded.',
} as const;
