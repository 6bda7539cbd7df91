/** The text for a person who comes back from the payment provider. */
export const copy = {
  checking: 'Checking your payment',
  started: (tier: string | undefined) => `Your ${tier === undefined ? '' : `${tier} `}plan has started`,
  failed: 'Your payment did not go through',
  failedText: 'Nothing was charged. Choose the plan again to try another card.',
  upgraded: 'Successfully Upgraded',
  newTier: (tier: string | undefined) => `Your company now has the ${tier ?? 'larger'} plan.`,
  done: 'Done',
} as const;
