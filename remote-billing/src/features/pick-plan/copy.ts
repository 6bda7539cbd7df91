/** The text of picking a plan in a dialog. */
export const copy = {
  title: 'Subscribe',
  text: 'Your company has reached its limit of active transactions. Choose a plan to continue. Your entries are saved.',
  limit: 'Your company has reached its limit of active transactions. Your entries are saved.',
  plans: 'Plans',
  about: (price: string, transactions: number, members: number) =>
    `${price} per month, ${transactions} active transactions, ${members === 1 ? '1 member' : `${members} members`}`,
  // spec § 8, word for word
  missing: 'Please select a package!',
  next: 'Continue',
  back: 'Not now',
  none: 'Your company cannot switch to a larger plan right now. See its subscription for the reason.',
  seeSubscription: 'See subscription',
} as const;
