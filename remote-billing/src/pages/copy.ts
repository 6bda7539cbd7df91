/** The text of the subscription's page and dialog. */
export const copy = {
  title: 'Pricing',
  text: 'The first 7 days are free. You can cancel or change your plan at any time.',
  notTheOwner: 'Your company’s owner manages the subscription.',
  loading: 'Loading plans',
  what: 'Plans',
} as const;
