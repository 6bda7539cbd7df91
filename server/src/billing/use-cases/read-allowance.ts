import type { Queries } from '../../db/database';
import { planInForce } from '../plan-in-force';
import { allowanceOf, type Allowance } from '../plans';
import { findSubscription } from '../subscriptions.repository';

/** The limits of a company at a moment. */
export async function readAllowance(db: Queries, companyId: string, now: Date): Promise<Allowance> {
  return allowanceOf(planInForce(await findSubscription(db, companyId), now));
}
