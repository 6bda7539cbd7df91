/** The text of the payment form and of the parts around it. */
export const copy = {
  addressMissing: 'Please enter your address!',
  notConfigured: 'Payments are not set up here. Please contact us.',
  notLoaded: 'The payment form could not be loaded. Check your connection, then try again.',
  declined: 'Your card could not be charged. Please try another one.',
  // true because a payment intent succeeds only once: a second confirmation charges nothing
  noAnswer:
    'The payment provider did not answer, so this may have gone through. Try again. You are never charged twice.',
  over: 'This payment is no longer open, and you were not charged. Close this dialog and choose your plan again.',
  cardSaved: 'Your card is saved',
  cardFailed: 'Your card was not saved',
  cardFailedText: 'Try again, or use another card.',
  cardProcessing: 'Your card is being checked',
  cardProcessingText: 'It will appear here once your bank confirms it. You can leave this page.',
  cardRefused: 'Your card is saved, but your open invoice could not be charged to it',
  cardRefusedText: 'Try another card, or pay the invoice on its page.',
  loading: 'Loading the payment form',
  processing: 'Your payment is being processed',
  processingText: (plan?: string) =>
    `${plan === undefined ? 'Your plan' : `Your ${plan} plan`} starts as soon as the payment goes through. You can leave this page.`,
} as const;
