/** The outcome of a card: paid, a challenge first, or the provider's sentence. */
export type CardFate = { kind: 'succeeds' } | { kind: 'challenged' } | { kind: 'refused'; message: string };

export const CHALLENGE_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The provider's test cards. */
const FATES: Readonly<Record<string, CardFate>> = {
  '4242424242424242': { kind: 'succeeds' },
  '5555555555554444': { kind: 'succeeds' },
  '4000002500003155': { kind: 'challenged' },
  '4000000000000002': { kind: 'refused', message: 'Your card was declined.' },
  '4000000000009995': { kind: 'refused', message: 'Your card has insufficient funds.' },
  '4000000000000069': { kind: 'refused', message: 'Your card has expired.' },
};

export function fateOf(cardNumber: string): CardFate {
  return FATES[cardNumber.replace(/\s/g, '')] ?? { kind: 'refused', message: 'Your card number is invalid.' };
}
