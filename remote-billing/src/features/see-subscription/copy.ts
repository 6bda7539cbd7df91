/** The text of the subscription page. */
export const copy = {
  title: 'Subscription',
  notTheOwner: 'Your company’s owner manages the subscription.',
  noPlan: 'Your company has no subscription.',
  freeLimits: (transactions: number, members: number) =>
    `It can have ${transactions} active transaction and ${members} members. You cannot buy a larger plan here yet.`,
  plan: (tier: string) => `Your company has the ${tier} plan.`,
  // spec § 9: "Cancelled" on screen
  cancelled: (day: string) => `It was cancelled and ends on ${day}.`,
  nextPayment: (price: string, day: string) => `${price} a month; the next payment is due on ${day}.`,
  noChanges: 'You cannot change plans here yet.',
} as const;
