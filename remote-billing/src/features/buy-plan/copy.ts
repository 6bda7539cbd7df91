import { REQUEST_ERRORS } from '@keydate/contracts/errors/request-errors';
import { TRIAL_DAYS } from '@keydate/contracts/limits';

/** The text of buying a plan, the first or a larger one. */
export const copy = {
  subscribe: 'Subscribe',
  steps: ['Address', 'Payment'],
  stepsLabel: 'Steps of subscribing',
  withTrial: (name: string, price: string, day: string) =>
    `The ${name} plan is free for ${TRIAL_DAYS} days. The first charge is ${price} on ${day}.`,
  paidNow: (name: string, price: string) => `The ${name} plan costs ${price} a month. The first charge is today.`,
  next: 'Next',
  startTrial: 'Start free trial',
  creating: 'Setting up your subscription',
  retry: 'Try again',
  pay: 'Pay',
  credit: (amount: string) => `Your credit of ${amount} is applied.`,
  discount: (amount: string) => `Your discount of ${amount} is applied.`,
  owedEarlier: (amount: string) => `${amount} from an earlier invoice is added.`,
  wentWrong: REQUEST_ERRORS.INTERNAL.message,
  // true because the server carries a purchase out once, however often it is sent
  mayBeDone: 'We got no answer, so this may have gone through. Try again in a minute. You are never charged twice.',
  // spec § 8, word for word
  trialStarted: 'Free Trial started successfully, please check your email for download instructions!',
  started: (tier: string) => `Your ${tier} plan has started`,
  // the provider charges no less than $0.50
  carried: (amount: string) => `${amount} is below the minimum charge, so it is added to your next invoice.`,

  amountCharged: 'Amount Charged',
  inProgress: 'Payment in progress',
  due: (amount: string, name: string, price: string) =>
    `You pay ${amount} more today. Starting on your next billing date, the ${name} plan costs ${price} a month.`,
  nothingDue: (name: string, price: string) =>
    `Nothing is due today. Starting on your next billing date, the ${name} plan costs ${price} a month.`,
  nothingDueYet: (amount: string, name: string, price: string) =>
    [
      `Nothing is due today: ${amount} is below the minimum charge, so it is added to your next invoice.`,
      `Starting on your next billing date, the ${name} plan costs ${price} a month.`,
    ].join(' '),
  calculating: 'Calculating the amount due',
  confirm: 'Confirm upgrade',
  back: 'Not now',
  // spec § 8, word for word
  upgradeFailed: 'Error in upgrade Subs',
  payDifference: (name: string) => `To upgrade to the ${name} plan, pay the difference for this month.`,
  finishing: 'Your upgrade is being set up. This takes a few seconds.',

  upgraded: 'Successfully Upgraded',
  newTier: (tier: string) => `Your company now has the ${tier} plan.`,
  done: 'Done',
} as const;
