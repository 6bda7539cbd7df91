/** Stripe's test cards (https://docs.stripe.com/testing). */
export const VISA = '4242424242424242';
export const DECLINED = '4000000000000002';
export const ASKS_THE_BANK = '4000002500003155';
/** It can be stored, but not charged. */
export const NO_CHARGE_GOES_THROUGH = '4000000000000341';
