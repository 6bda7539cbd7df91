import type { ProviderSubscription } from '../../ports/payments';
import type { Tools } from '../../tools';
import type { BillingAccount } from '../billing-accounts.repository';
import { ownSubscriptions } from '../stored-state';
import type { Subscription } from '../subscriptions.repository';

/** All current and past subscriptions of a company to our plans, as the provider has them now. */
export async function listOwnSubscriptions(
  { payments }: Pick<Tools, 'payments'>,
  { customerId }: Pick<BillingAccount, 'customerId'>,
  stored: Subscription | undefined,
): Promise<ProviderSubscription[]> {
  const [seen, products] = await Promise.all([payments.listSubscriptions(customerId), payments.readProducts()]);
  return ownSubscriptions(seen, stored, products);
}
