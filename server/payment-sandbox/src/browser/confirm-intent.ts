import type { PaymentIntent, SetupIntent, StripeElements, StripeError } from '@stripe/stripe-js';
import { showChallenge } from './challenge';
import { formOf } from './elements';
import { intentSeen, type FrameAnswer } from './messages';

interface Sandbox {
  origin: string;
  publishableKey: string;
}

/**
 * The request of a page for a confirmation, and the page to open afterward: always, or only if the card's bank
 * requires it.
 */
export interface Asked {
  elements?: StripeElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'always' | 'if_required';
}

type Intent = PaymentIntent | SetupIntent;
export type Answered = { intent: Intent; error?: undefined } | { intent?: undefined; error: StripeError };

export const NO_ELEMENT: StripeError = {
  type: 'invalid_request_error',
  message: 'Please mount a PaymentElement before you confirm.',
};

/** Sends the typed card, asks the bank's question if there is one, and opens the page to return to. */
export async function confirmIntent(sandbox: Sandbox, asked: Asked): Promise<Answered> {
  const form = formOf(asked.elements);
  const element = form?.payment();
  const clientSecret = asked.clientSecret ?? form?.clientSecret;
  if (!element || clientSecret === undefined) return { error: NO_ELEMENT };
  const first = answered(await element.ask({ ask: 'confirm', clientSecret }));
  const last = first.intent?.status === 'requires_action' ? await challenge(sandbox, clientSecret) : first;
  const returnUrl = asked.confirmParams?.return_url;
  if (last.error || asked.redirect === 'if_required' || returnUrl === undefined) return last;
  return leaveTo(returnUrl, last.intent, clientSecret);
}

/** Returns the current state of a payment or a card to confirm. */
export async function retrieveIntent({ origin, publishableKey }: Sandbox, clientSecret: string): Promise<Answered> {
  const [id = ''] = clientSecret.split('_secret_');
  const path = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
  const query = new URLSearchParams({ client_secret: clientSecret });
  const response = await fetch(`${origin}/v1/${path}/${id}?${query.toString()}`, {
    headers: { authorization: `Bearer ${publishableKey}` },
  });
  const seen = intentSeen.safeParse(await response.json());
  return seen.success ? { intent: seen.data } : { error: NO_ELEMENT };
}

async function challenge({ origin, publishableKey }: Sandbox, clientSecret: string): Promise<Answered> {
  return answered(await showChallenge(origin, { publishableKey, clientSecret }));
}

function answered({ error, intent }: FrameAnswer): Answered {
  if (error) return { error };
  return intent ? { intent } : { error: NO_ELEMENT };
}

/** As Stripe does, opens the named page with the outcome. The promise of the page that asked never resolves. */
function leaveTo(returnUrl: string, { id, object }: Intent, clientSecret: string): Promise<never> {
  const url = new URL(returnUrl);
  url.searchParams.set(object, id);
  url.searchParams.set(`${object}_client_secret`, clientSecret);
  url.searchParams.set('redirect_status', 'succeeded');
  location.assign(url);
  return new Promise(() => undefined);
}
