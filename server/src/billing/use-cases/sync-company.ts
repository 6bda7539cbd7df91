import type { Tx } from '../../db/database';
import type { KeyMode, Payments, PlanProduct, ProviderSubscription } from '../../ports/payments';
import type { Tools } from '../../tools';
import { changeAccount, findAccount, lockAccount, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { joinedRuns } from '../joined-runs';
import { ownSubscriptions, stateAfter } from '../stored-state';
import { findSubscription, saveSubscription, type Subscription } from '../subscriptions.repository';
import { tellNotices } from './tell-notices';

/** The stored subscription of a company, and its subscriptions to our plans as the provider had them. */
export interface Synced {
  stored: Subscription | undefined;
  own: readonly ProviderSubscription[];
}

/** Each try fails only if another process has stored something in the meantime. */
const MOST_TRIES = 10;

/**
 * Reads a company's state from the provider and stores it. A state that was read before another process stored something is
 * discarded and read again. So it does not matter how often, or in which order, this is called.
 */
export function syncCompany(tools: BillingTools, companyId: string): Promise<Synced> {
  const run = runs.get(tools.payments) ?? joinedRuns();
  runs.set(tools.payments, run);
  return run(companyId, () => sync(tools, companyId));
}

/** Many requests at once would make each other ask again. */
const runs = new WeakMap<Payments, ReturnType<typeof joinedRuns<Synced>>>();

async function sync(tools: BillingTools, companyId: string): Promise<Synced> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const account = await findAccount(tools.db, companyId);
    if (!account) return { stored: await findSubscription(tools.db, companyId), own: [] };
    const [products, seen] = await Promise.all([
      tools.payments.readProducts(),
      tools.payments.listSubscriptions(account.customerId),
    ]);
    const own = await store(tools, account, { seen, products });
    if (own) {
      const stored = await findSubscription(tools.db, companyId);
      if (stored) await tellNotices(tools, stored);
      return { stored, own };
    }
  }
  throw new Error(`The subscription of the company ${companyId} changes faster than it can be read`);
}

interface Seen {
  seen: readonly ProviderSubscription[];
  products: readonly PlanProduct[];
}

/** Stores the provider's state, unless another one was stored since. */
async function store(
  { db, clock, payments }: Pick<Tools, 'db' | 'clock' | 'payments'>,
  { companyId, version }: BillingAccount,
  { seen, products }: Seen,
): Promise<ProviderSubscription[] | null> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, companyId);
    if (account?.version !== version) return null;
    const stored = await findSubscription(tx, companyId);
    const own = ownSubscriptions(seen, stored, products);
    const state = stateAfter({ companyId, stored, seen: own, products, now: clock.now() });
    if (state) await saveSubscription(tx, state);
    await closePurchase(tx, account, { seen: own, keyMode: payments.keyMode });
    return own;
  });
}

/** A purchase whose subscription is over makes room for another; a trial that began is not offered again. */
async function closePurchase(
  tx: Tx,
  account: BillingAccount,
  { seen, keyMode }: { seen: readonly ProviderSubscription[]; keyMode: KeyMode },
): Promise<void> {
  const bought = seen.find(({ purchase }) => purchase !== null && purchase === account.purchase);
  const trial = seen.find(({ trialEndsAt }) => trialEndsAt !== null);
  await changeAccount(tx, account.companyId, {
    keyMode,
    ...(bought?.status === 'ended' && { purchase: null }),
    // another person may have taken the purchase up since
    ...(bought?.buyerId && { purchasedById: bought.buyerId }),
    ...(trial &&
      account.trialStartedAt === null && {
        trialStartedAt: trial.createdAt,
        trialPersonId: trial.buyerId ?? account.purchasedById,
      }),
  });
}
