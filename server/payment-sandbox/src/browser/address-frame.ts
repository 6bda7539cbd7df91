import type { AddressMode, StripeAddressElement, StripeAddressElementChangeEvent } from '@stripe/stripe-js';
import { FrameElement, type FrameElementOptions } from './frame-element';
import type { AddressValue } from './messages';

type Options = Pick<FrameElementOptions<'address', object>, 'origin' | 'settings'> & { mode: AddressMode };

const NOTHING_TYPED: AddressValue = {
  name: '',
  address: { line1: '', line2: null, city: '', state: '', postal_code: '', country: 'US' },
};

/** The Address element, in the types of Stripe.js. */
export class AddressFrame
  extends FrameElement<'address', StripeAddressElementChangeEvent>
  implements StripeAddressElement
{
  constructor({ mode, ...options }: Options) {
    super({
      ...options,
      type: 'address',
      readChange: ({ complete, empty, value = NOTHING_TYPED }) => ({
        elementType: 'address',
        elementMode: mode,
        complete,
        empty,
        isNewAddress: true,
        value,
      }),
    });
  }

  async getValue(): ReturnType<StripeAddressElement['getValue']> {
    const { complete = false, value = NOTHING_TYPED } = await this.ask({ ask: 'value' });
    return { complete, isNewAddress: true, value };
  }
}
