import { canManageSubscription } from '@keydate/domain/company-permissions';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import type { ProviderSubscription } from '../../ports/payments';
import type { Member } from '../../accounts';
import { findAccount, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { isInForce } from '../plan-in-force';
import { currentSubscription } from '../stored-state';
import { findSubscription, type Subscription } from '../subscriptions.repository';
import { listOwnSubscriptions } from './list-own-subscriptions';
import { syncCompany } from './sync-company';

/** Throws FORBIDDEN for anyone who may not manage the subscription: they neither see nor change it (spec § 6). */
export function requireManager(member: Member): void {
  if (!canManageSubscription(member)) throw new AppError('FORBIDDEN');
}

/**
 * The company's stored subscription, for a person who may change it. A subscription bought from Google or Apple is
 * changed there.
 */
export async function readChangeable(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
): Promise<Subscription | undefined> {
  requireManager(member);
  const stored = await findSubscription(db, member.companyId);
  const holds = stored && isInForce(stored, clock.now());
  if (holds && stored.provider === 'GOOGLE') throw new AppError('MANAGED_BY_GOOGLE');
  if (holds && stored.provider === 'APPLE') throw new AppError('MANAGED_BY_APPLE');
  return stored;
}

export interface Held {
  account: BillingAccount;
  stored: Subscription;
  /** As the provider has it at this moment. */
  live: ProviderSubscription;
}

/** The company's current subscription, as the provider has it now. Throws SUBSCRIPTION_MISSING if it has none, and stores that. */
export async function readHeld(tools: BillingTools, member: Member): Promise<Held> {
  const stored = await readChangeable(tools, member);
  const account = await findAccount(tools.db, member.companyId);
  if (!stored || !account) throw new AppError('SUBSCRIPTION_MISSING');
  const live = currentSubscription(await listOwnSubscriptions(tools, account, stored), stored);
  // a paused one can only be resumed at the provider
  if (!live || live.status === 'paused') {
    await syncCompany(tools, member.companyId);
    throw new AppError('SUBSCRIPTION_MISSING');
  }
  return { account, stored, live };
}
