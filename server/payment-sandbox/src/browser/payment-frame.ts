import type { StripePaymentElement, StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { FrameElement, type FrameElementOptions } from './frame-element';

type Options = Pick<FrameElementOptions<'payment', object>, 'origin' | 'settings'>;

/** The Payment element, in the types of Stripe.js. It has only cards, so that it cannot collapse. */
export class PaymentFrame
  extends FrameElement<'payment', StripePaymentElementChangeEvent>
  implements StripePaymentElement
{
  constructor(options: Options) {
    super({
      ...options,
      type: 'payment',
      readChange: ({ complete, empty }) => ({
        elementType: 'payment',
        complete,
        empty,
        collapsed: false,
        value: { type: 'card' },
      }),
    });
  }

  collapse(): this {
    return this;
  }
}
