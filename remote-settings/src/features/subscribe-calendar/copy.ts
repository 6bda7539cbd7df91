export const copy = {
  title: 'Calendar',
  lede: 'See the deadlines of all your transactions in Google Calendar, Apple Calendar or Outlook. For one transaction alone, create a link on its page.',
  failed: 'Your calendar links could not be loaded.',
  transactions: 'Links to single transactions',
  unseen: 'Transaction that you can no longer see',
  madeOn: (day: string) => `Created on ${day}`,
  end: 'Turn off',
  endOf: (street: string) => `Turn off the link to ${street}`,
  ended: (street: string) => `The link to ${street} no longer works.`,
  failedAction: 'That did not work',
};
