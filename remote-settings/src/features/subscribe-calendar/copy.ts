export const copy = {
  title: 'Calendar',
  lede: 'See the deadlines of all your transactions in Google Calendar, Apple Calendar or Outlook. A transaction’s page makes an address for it alone.',
  failed: 'Your calendar addresses could not be loaded.',
  transactions: 'Addresses of single transactions',
  unseen: 'a transaction that you no longer see',
  madeOn: (day: string) => `Made on ${day}`,
  end: 'End it',
  endOf: (street: string) => `End the address of ${street}`,
  ended: (street: string) => `The address of ${street} no longer works.`,
  failedAction: 'That did not work',
};
