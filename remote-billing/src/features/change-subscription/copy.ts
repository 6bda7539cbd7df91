import { REQUEST_ERRORS } from '@keydate/contracts/errors/request-errors';

/** The text of canceling and resuming (spec § 2.9: the dialogs' titles and buttons). */
export const copy = {
  nothingToChange: {
    none: 'You can change a subscription once you have bought one here.',
    GOOGLE: 'Managed by Google Play.',
    APPLE: 'Managed in the App Store.',
  },
  stillCharged: (amount: string, day: string) =>
    `You will still be charged for the current period: ${amount} on ${day}.`,
  wentWrong: REQUEST_ERRORS.INTERNAL.message,
  choice: {
    title: 'Subscription Cancel or Upgrade',
    text: (tier: string) => `Your company has the ${tier} plan. You can cancel it, or choose a larger one.`,
    cancel: 'Proceed to Cancellation',
    others: 'View Other Subscriptions',
  },
  cancel: {
    title: 'Cancel Plan',
    text: (tier: string, day: string) =>
      `Your ${tier} plan stays active until ${day}. After that, the free limits apply. Nothing is deleted.`,
    trialText: (tier: string, day: string) =>
      `Your trial of the ${tier} plan continues until ${day}, and you will not be charged. Nothing is deleted.`,
    overdueText: (tier: string) =>
      `Your last payment failed, so your ${tier} plan ends today. Its open invoice is voided, and you will not be charged again. Nothing is deleted.`,
    password: 'Password',
    hint: 'Your account password',
    confirm: 'Confirm',
    back: 'Go back',
  },
  cancelled: {
    title: 'Successfully Cancelled',
    text: (tier: string, day: string) => `Your ${tier} plan stays active until ${day}. You can resume it until then.`,
    ended: (tier: string) =>
      `Your ${tier} plan has ended, and you will not be charged again. You can choose a plan again at any time.`,
    done: 'Done',
  },
  resume: {
    title: 'Resume Subscription',
    text: (tier: string, price: string, day: string) =>
      `Your ${tier} plan continues. The next charge is ${price} on ${day}.`,
    continues: (tier: string) => `Your ${tier} plan continues.`,
    overdue: (tier: string, day: string) =>
      `To keep your ${tier} plan, pay the open invoice or change your card by ${day}.`,
    cardMissing: (tier: string, day: string) =>
      `Your trial of the ${tier} plan continues until ${day}. Add a card before then to keep the plan.`,
    confirm: 'Resume',
    back: 'Not now',
    resumed: 'Your subscription continues',
    question: (words: string) => `Do you want to keep your plan? ${words}`,
    done: 'Done',
  },
} as const;
