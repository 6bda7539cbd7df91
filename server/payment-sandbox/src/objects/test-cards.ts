import type { Decline } from '../http/api-error';

/** The behavior of a card: when a person uses it, and when it is charged without one. */
export interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex';
  /** Refused at once. */
  declines?: Decline;
  /** The person is asked to prove who they are: the first time only, or each time. */
  challenges?: 'once' | 'always';
  /** Can be saved, but no charge goes through. */
  chargeDeclines?: Decline;
}

const GENERIC: Decline = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
const FUNDS: Decline = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Stripe's own test cards (https://docs.stripe.com/testing); every other number is unknown. */
const CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', declines: GENERIC },
  '4000000000009995': { brand: 'visa', declines: FUNDS },
  '4000000000000069': { brand: 'visa', declines: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    brand: 'visa',
    declines: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    declines: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': { brand: 'visa', chargeDeclines: GENERIC },
  '4000002500003155': { brand: 'visa', challenges: 'once' },
  '4000002760003184': { brand: 'visa', challenges: 'always' },
  '4000008400001629': { brand: 'visa', challenges: 'once', chargeDeclines: GENERIC },
};

/** A test card by its number; null if the sandbox does not know it. */
export function testCard(number: string): TestCard | null {
  return CARDS[number] ?? null;
}

export const AUTHENTICATION_FAILED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'card_declined',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
