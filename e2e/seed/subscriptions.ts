import type { APIRequestContext } from '@playwright/test';
import { createSubscription, saveBillingAddress } from '@keydate/contracts/billing';
import type { Call } from '@keydate/contracts/call';
import { getUser, type User } from '@keydate/contracts/people';
import { getStripeProducts } from '@keydate/contracts/plans';
import type { Account } from './accounts';
import { PaymentProvider } from './payment-provider';

const NAMED_ADDRESS = {
  name: 'Marlow Whitcombe',
  address: { line1: '40 Mesa Drive', city: 'Golden', state: 'CO', postal_code: '80401', country: 'US' },
};

/** Buys plans through the API, for specs that begin with one. */
export class Subscriptions {
  readonly #request: APIRequestContext;
  readonly #provider: PaymentProvider;

  constructor(request: APIRequestContext) {
    this.#request = request;
    this.#provider = new PaymentProvider(request);
  }

  /** The company's address for invoices is known. */
  async hasAddress(owner: Account): Promise<void> {
    await this.#json(owner, saveBillingAddress, NAMED_ADDRESS);
  }

  /** The company's free trial is over: its next subscription is paid at once. */
  async hadTrial(owner: Account): Promise<void> {
    await this.hasAddress(owner);
    await this.#buys(owner, 'Solo');
    const { subscriptions } = await this.userOf(owner);
    await this.#provider.ends(subscriptions?.stripeSubscriptionId ?? 'none');
  }

  /** The company pays for a plan, with a card that always pays. */
  async pays(owner: Account, plan: string): Promise<void> {
    await this.hadTrial(owner);
    await this.#provider.takesCard((await this.#buys(owner, plan)) ?? 'no payment was asked for');
  }

  async userOf(owner: Account): Promise<User> {
    return getUser.replies[200].parse(await this.#json(owner, getUser)).result;
  }

  /** All purchases of a subscriber's company, from the provider's records. */
  async boughtBy(owner: Account): Promise<{ subscriptions: number; paidCents: number[] }> {
    const { subscriptions: held } = await this.userOf(owner);
    return this.#provider.boughtBySubscriberOf(held?.stripeSubscriptionId ?? 'none');
  }

  async #buys(owner: Account, plan: string): Promise<string | null> {
    const { data } = getStripeProducts.replies[200].parse(await this.#json(owner, getStripeProducts)).result;
    const price_id = data.find(({ name }) => name === plan)?.default_price;
    const bought = await this.#json(owner, createSubscription, { price_id });
    return createSubscription.replies[200].parse(bought).result.data.clientSecret;
  }

  async #json({ token }: Account, { method, path }: Call, data?: unknown): Promise<unknown> {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await this.#request.fetch(`/api/v1/user/${path}`, { method, headers, data });
    if (!response.ok()) throw new Error(`${path} was refused: ${await response.text()}`);
    return response.json();
  }
}
