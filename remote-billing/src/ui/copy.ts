/** The text that the payment form and the parts around it have. */
export const copy = {
  addressMissing: 'Please enter your address!',
  notConfigured: 'Payments are not set up here. Please contact us.',
  notLoaded: 'The payment form could not be loaded. Check your connection, then try again.',
  tryAgain: 'Try again',
  declined: 'Your card could not be charged. Please try another one.',
  over: 'This payment is no longer open, and you were not charged. Close this dialog and choose your plan again.',
  cardSaved: 'Your card is saved',
  cardRefused: 'Your card is saved, but your open invoice could not be charged to it',
  cardRefusedText: 'Try another card, or pay the invoice on its page.',
  loading: 'Loading the payment form',
  processing: 'Your payment is being processed',
  processingText: (plan?: string) =>
    `${plan === undefined ? 'Your plan' : `Your ${plan} plan`} starts as soon as the payment goes through. You can leave this page.`,
} as const;
