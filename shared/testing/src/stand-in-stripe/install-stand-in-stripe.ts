import { CONFIRM_PATH } from '../fake-server/confirm-payment';
import { challenge } from './challenge';
import { CHALLENGE_FAILED, fateOf } from './cards';
import { standInElement, type StandInElement } from './elements';

interface StandInElements {
  clientSecret: string;
  payment: () => StandInElement | undefined;
}

interface ConfirmInput {
  elements: StandInElements;
  confirmParams: { return_url: string };
  redirect?: 'always' | 'if_required';
}

type Leave = (address: string) => void;

/**
 * Replaces Stripe.js on the desk of QA and in unit tests: it renders the fields into the page, the provider's test
 * cards end as they do there, and the fake server learns the outcome. `leave` goes to the address that a payment leads to.
 */
export function installStandInStripe(leave: Leave = (address) => window.location.assign(address)): void {
  if (!document.getElementById('keydate-settings')) {
    // not a script element, which would take no string for its text (decision 69)
    const settings = document.body.appendChild(document.createElement('div'));
    Object.assign(settings, { hidden: true, id: 'keydate-settings' });
    settings.textContent = JSON.stringify({ stripe: { publishableKey: 'pk_test_stand_in' } });
  }
  Object.assign(window, { Stripe: Object.assign(() => standInStripe(leave), { version: 'endive' }) });
}

function standInStripe(leave: Leave) {
  const confirm = async ({ elements, confirmParams, redirect = 'always' }: ConfirmInput) => {
    const message = await refusalOfCard(elements.payment());
    await report(elements.clientSecret, message === undefined ? 'succeeded' : 'failed');
    if (message !== undefined) return { error: { type: 'card_error', message } };
    if (redirect === 'if_required') return { paymentIntent: { status: 'succeeded' } };
    leave(`${confirmParams.return_url}&redirect_status=succeeded`);
    return new Promise(() => undefined);
  };
  const unused = () => Promise.resolve({});
  return {
    elements: standInElements,
    confirmPayment: confirm,
    confirmSetup: confirm,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function standInElements({ clientSecret = '' }: { clientSecret?: string }) {
  const created = new Map<string, StandInElement>();
  return {
    clientSecret,
    payment: () => created.get('payment'),
    create: (type: string, options?: Parameters<typeof standInElement>[1]) => {
      const element = standInElement(type, options);
      created.set(type, element);
      return element;
    },
    getElement: (type: string) => created.get(type) ?? null,
    update: () => undefined,
    submit: () => Promise.resolve({}),
    fetchUpdates: () => Promise.resolve({}),
    on: () => undefined,
    off: () => undefined,
  };
}

/** Undefined where the card pays; otherwise why it does not. */
async function refusalOfCard(payment: StandInElement | undefined): Promise<string | undefined> {
  if (!payment?.value('number')) return 'Your card number is incomplete.';
  const fate = fateOf(payment.value('number'));
  if (fate.kind === 'refused') return fate.message;
  return fate.kind === 'succeeds' || (await challenge()) ? undefined : CHALLENGE_FAILED;
}

async function report(clientSecret: string, outcome: 'succeeded' | 'failed'): Promise<void> {
  await fetch(new URL(CONFIRM_PATH, window.location.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, outcome }),
  });
}
