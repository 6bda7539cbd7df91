import { TRIAL_DAYS } from '@keydate/contracts/limits';

/** The text of the subscription's page and dialog. */
export const copy = {
  title: 'Pricing',
  text: `The first ${TRIAL_DAYS} days are free. You can cancel or change your plan at any time.`,
  notTheOwner: 'Your company’s owner manages the subscription.',
  loading: 'Loading plans',
  what: 'Plans',
} as const;
