import type { AccountsAsks } from '../accounts/asks';
import { findAccount } from './billing-accounts.repository';
import { presentBilling } from './billing.presenter';
import { planInForce } from './plan-in-force';
import { findSubscription } from './subscriptions.repository';

/** The fields of a user about the plan of their company, as far as their role sees them. */
export const billingOf: AccountsAsks['billingOf'] = async (db, companyId, { role, now }) => {
  if (companyId === null) return presentBilling(undefined, { role });
  const [stored, account] = await Promise.all([findSubscription(db, companyId), findAccount(db, companyId)]);
  return presentBilling({ stored, plan: planInForce(stored, now), address: account?.address ?? null }, { role });
};
