import type { APIRequestContext, APIResponse } from '@playwright/test';
import { z } from 'zod';

const sandbox = z.object({ origin: z.url() });
const held = z.object({ customer: z.string() });
const subscriptionList = z.object({ data: z.array(z.object({ status: z.string() })) });
const invoiceList = z.object({ data: z.array(z.object({ amount_paid: z.number() })) });
/** The demo's account at its payment sandbox. */
const ACCOUNT = 'keydate';

/** The demo's payment provider: the actions of somebody in its dashboard, and the delivery of its events. */
export class PaymentProvider {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Ends a subscription at once, and has Keydate hear of it. */
  async ends(subscription: string): Promise<void> {
    const headers = { Authorization: `Bearer sk_test_${ACCOUNT}` };
    await done(await this.#request.delete(`${await this.#origin()}/v1/subscriptions/${subscription}`, { headers }));
    await this.isCompared();
  }

  /** The purchases of a subscription's customer at the provider: the number of live subscriptions, and the cents of each paid charge. */
  async boughtBySubscriberOf(subscription: string): Promise<{ subscriptions: number; paidCents: number[] }> {
    const { customer } = held.parse(await this.#read(`subscriptions/${subscription}`));
    const subscriptions = subscriptionList.parse(await this.#read(`subscriptions?customer=${customer}&limit=100`));
    const invoices = invoiceList.parse(await this.#read(`invoices?customer=${customer}&limit=100`));
    return {
      subscriptions: subscriptions.data.filter(({ status }) => ['active', 'trialing'].includes(status)).length,
      paidCents: invoices.data.map(({ amount_paid: cents }) => cents).filter((cents) => cents > 0),
    };
  }

  async #read(path: string): Promise<unknown> {
    const headers = { Authorization: `Bearer sk_test_${ACCOUNT}` };
    const response = await this.#request.get(`${await this.#origin()}/v1/${path}`, { headers });
    await done(response);
    return response.json();
  }

  /** A person types a card that always pays, for the payment of a client secret. */
  async takesCard(clientSecret: string): Promise<void> {
    const [id = ''] = clientSecret.split('_secret_');
    const headers = { Authorization: `Bearer pk_test_${ACCOUNT}` };
    const form = {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '11',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    };
    await done(await this.#request.post(`${await this.#origin()}/v1/payment_intents/${id}/confirm`, { headers, form }));
    await this.isCompared();
  }

  /** While `true`, its events get lost on their way to Keydate. */
  async losesEvents(loseEvents: boolean): Promise<void> {
    await done(await this.#request.put('/dev/payments', { data: { loseEvents } }));
  }

  /** Keydate compares every company with it, as it does each hour. */
  async isCompared(): Promise<void> {
    await done(await this.#request.post('/dev/payments/reconcile'));
  }

  async #origin(): Promise<string> {
    return sandbox.parse(await (await this.#request.get('/dev/payments')).json()).origin;
  }
}

async function done(response: APIResponse): Promise<void> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
}
