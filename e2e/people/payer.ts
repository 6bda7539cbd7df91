import type { APIRequestContext, Page } from '@playwright/test';
import { pricingScreen } from '../screens/pricing-screen';
import type { Accounts } from '../seed/accounts';
import { Subscriptions } from '../seed/subscriptions';
import { Subscriber } from './subscriber';
import type { Visitor } from './visitor';

interface Actors {
  accounts: Accounts;
  visitor: Visitor;
  page: Page;
  request: APIRequestContext;
}

/** The signed-in owner of a company whose trial is over: any plan that they choose is paid at once. */
export async function payerAfterTrial({ accounts, visitor, page, request }: Actors) {
  const { owner } = await accounts.company();
  const subscriptions = new Subscriptions(request);
  await subscriptions.hadTrial(owner);
  await visitor.returns(owner.email);
  return { owner, subscriptions, subscriber: new Subscriber(page), screen: pricingScreen(page) };
}
