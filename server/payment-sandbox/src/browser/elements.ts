import type {
  StripeAddressElementOptions,
  StripeElements,
  StripeElementsOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { AddressFrame } from './address-frame';
import type { FrameSettings } from './messages';
import { PaymentFrame } from './payment-frame';

type Settings = Omit<FrameSettings, 'frame' | 'pageOrigin'>;

/** The wallets that Stripe shows unless a page forbids them. The sandbox has only their buttons. */
const WALLETS = ['link', 'applePay', 'googlePay'] as const;

/** The parts of the page's form that a confirmation needs. */
export interface Form {
  payment: () => PaymentFrame | null;
  clientSecret: string | undefined;
}

const forms = new WeakMap<StripeElements, Form>();

/** The form that elements belong to; undefined if this script did not make them. */
export const formOf = (elements: StripeElements | undefined): Form | undefined => elements && forms.get(elements);

/** The elements of one form, as Stripe.js types them: an address and a payment; the sandbox has no others. */
export function makeElements(
  { origin, publishableKey }: { origin: string; publishableKey: string },
  { clientSecret, appearance }: Pick<StripeElementsOptions, 'appearance'> & { clientSecret?: string | undefined } = {},
) {
  let payment: PaymentFrame | null = null;
  let address: AddressFrame | null = null;
  const settings: Settings = {
    publishableKey,
    variables: Object.fromEntries(
      Object.entries(appearance?.variables ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
    ...(clientSecret !== undefined && { clientSecret }),
  };

  function create(type: 'payment', options?: StripePaymentElementOptions): PaymentFrame;
  function create(type: 'address', options: StripeAddressElementOptions): AddressFrame;
  function create(type: string, options?: object): never;
  function create(type: string, options: StripePaymentElementOptions | StripeAddressElementOptions = {}) {
    if (type === 'payment') {
      const wallets = 'wallets' in options ? options.wallets : undefined;
      const shown = WALLETS.filter((wallet) => wallets?.[wallet] !== 'never');
      return (payment = new PaymentFrame({ origin, settings: { ...settings, wallets: shown } }));
    }
    if (type !== 'address' || !('mode' in options))
      throw new Error(`The payment sandbox has no such element: ${type}.`);
    const { mode, defaultValues: defaults } = options;
    address = new AddressFrame({ origin, mode, settings: { ...settings, ...(defaults && { defaults }) } });
    return address;
  }
  function getElement(type: 'payment'): PaymentFrame | null;
  function getElement(type: 'address'): AddressFrame | null;
  function getElement(type: unknown): null;
  function getElement(type: unknown): PaymentFrame | AddressFrame | null {
    if (type === 'payment') return payment;
    return type === 'address' ? address : null;
  }

  const elements = {
    create,
    getElement,
    update: async () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => {
      for (const element of [payment, address]) {
        const { error } = (await element?.ask({ ask: 'validate' })) ?? {};
        if (error) return { error };
      }
      return { selectedPaymentMethod: 'card' };
    },
    on: () => undefined,
  };
  forms.set(elements, { payment: () => payment, clientSecret });
  return elements;
}
