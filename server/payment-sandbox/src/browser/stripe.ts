import type {
  PaymentIntentResult,
  ReleaseTrain,
  SetupIntentResult,
  Stripe as StripeJs,
  StripeConstructor,
  StripeElementsOptions,
  StripeError,
} from '@stripe/stripe-js';
import { confirmIntent, NO_ELEMENT, retrieveIntent, type Answered, type Asked } from './confirm-intent';
import { makeElements } from './elements';

/**
 * The part of Stripe.js that the sandbox has: the properties that @stripe/react-stripe-js checks, and those that the
 * product calls.
 */
type Offered = Pick<
  StripeJs,
  | 'elements'
  | 'confirmPayment'
  | 'confirmSetup'
  | 'retrievePaymentIntent'
  | 'retrieveSetupIntent'
  | 'createToken'
  | 'createPaymentMethod'
  | 'confirmCardPayment'
  | 'registerAppInfo'
> & {
  /** @stripe/stripe-js calls it; its types do not have it. */
  _registerWrapper: () => void;
};

type Staying = Asked & { redirect: 'if_required' };
type Leaving = Asked & { redirect?: 'always' };

/** The sandbox that this script came from. */
const script = document.currentScript;
const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin;

/** Replaces Stripe.js: it has the same elements and gives the same answers, from the sandbox instead of Stripe. */
const Stripe = (publishableKey: Parameters<StripeConstructor>[0]) => {
  const sandbox = { origin, publishableKey };

  function confirmPayment(asked: Staying): Promise<PaymentIntentResult>;
  function confirmPayment(asked: Leaving): Promise<{ error: StripeError }>;
  async function confirmPayment(asked: Asked): Promise<PaymentIntentResult> {
    return asPayment(await confirmIntent(sandbox, asked));
  }
  function confirmSetup(asked: Staying): Promise<SetupIntentResult>;
  function confirmSetup(asked: Leaving): Promise<{ error: StripeError }>;
  async function confirmSetup(asked: Asked): Promise<SetupIntentResult> {
    return asSetup(await confirmIntent(sandbox, asked));
  }
  return {
    elements: (options?: StripeElementsOptions) => makeElements(sandbox, options),
    confirmPayment,
    confirmSetup,
    retrievePaymentIntent: async (clientSecret) => asPayment(await retrieveIntent(sandbox, clientSecret)),
    retrieveSetupIntent: async (clientSecret) => asSetup(await retrieveIntent(sandbox, clientSecret)),
    createToken: refuse,
    createPaymentMethod: refuse,
    confirmCardPayment: refuse,
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
  } satisfies Offered;
};

function asPayment({ intent, error }: Answered): PaymentIntentResult {
  return intent?.object === 'payment_intent' ? { paymentIntent: intent } : { error: error ?? NO_ELEMENT };
}

function asSetup({ intent, error }: Answered): SetupIntentResult {
  return intent?.object === 'setup_intent' ? { setupIntent: intent } : { error: error ?? NO_ELEMENT };
}

async function refuse(): Promise<{ error: StripeError }> {
  return { error: { type: 'invalid_request_error', message: 'The payment sandbox does not offer this.' } };
}

// loadStripe warns if the release is not the one that it expects
const version = 'endive' satisfies ReleaseTrain;
Object.assign(window, { Stripe: Object.assign(Stripe, { version }) });
