import { canManageSubscription } from '@keydate/domain/company-permissions';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { KeyRepeatsFailure, type ProviderSubscription } from '../../../ports/payments';
import type { Member } from '../../people/person';
import { changeAccount, findAccount, type BillingAccount } from '../billing-accounts.repository';
import { isInForce } from '../plan-in-force';
import { currentSubscription } from '../stored-state';
import { findSubscription, type Subscription } from '../subscriptions.repository';
import { listOwnSubscriptions } from './list-own-subscriptions';
import { syncCompany, type BillingTools } from './sync-company';

/** Refuses everybody but super roles: nobody else sees or changes a subscription (spec § 6). */
export function refuseOthers(member: Member): void {
  if (!canManageSubscription(member)) throw new AppError('FORBIDDEN');
}

/** The company's subscription, for somebody who may change it. What was bought from Google or Apple is changed there. */
export async function readChangeable(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  member: Member,
): Promise<Subscription | undefined> {
  refuseOthers(member);
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

/** The subscription that holds, asked for at the provider. Throws SUBSCRIPTION_MISSING where there is none, and stores that. */
export async function readHeld(tools: BillingTools, member: Member): Promise<Held> {
  const stored = await readChangeable(tools, member);
  const account = await findAccount(tools.db, member.companyId);
  if (!stored || !account) throw new AppError('SUBSCRIPTION_MISSING');
  const live = currentSubscription(await listOwnSubscriptions(tools, account, stored), stored);
  if (!live) {
    await syncCompany(tools, member.companyId);
    throw new AppError('SUBSCRIPTION_MISSING');
  }
  return { account, stored, live };
}

/**
 * The key of a write: the same for the same write until the provider's state was stored again. So a press that is
 * repeated, in another tab or because its answer was lost, does nothing twice.
 */
export function keyOf({ companyId, version }: BillingAccount, ...write: string[]): string {
  return [companyId, version, ...write].join(':');
}

/** Makes a write with such a key. Where the provider repeats a failure for it, the next press has another one. */
export async function withKey<T>(
  { db }: Pick<Tools, 'db'>,
  account: BillingAccount,
  name: readonly string[],
  write: (key: string) => Promise<T>,
): Promise<T> {
  try {
    return await write(keyOf(account, ...name));
  } catch (error) {
    if (error instanceof KeyRepeatsFailure) await changeAccount(db, account.companyId, {});
    throw error;
  }
}
