import type { Queries } from '../../../db/database';
import { allowanceOf, type Allowance } from '../plans';
import { findSubscription } from '../subscriptions.repository';

/** What a company may have today. */
export async function readAllowance(db: Queries, companyId: string): Promise<Allowance> {
  const subscription = await findSubscription(db, companyId);
  return allowanceOf(subscription?.plan);
}
