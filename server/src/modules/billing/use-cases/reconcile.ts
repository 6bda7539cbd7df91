import type { ProviderSubscription } from '../../../ports/payments';
import { findAccount, listAccountsAfter, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { isInForce, type Terms } from '../plan-in-force';
import { currentSubscription } from '../stored-state';
import { findSubscription, type Subscription } from '../subscriptions.repository';
import { catchUpCompany } from './change-card';
import { keyOf } from './keyed-write';
import { listOwnSubscriptions } from './list-own-subscriptions';
import { syncCompany } from './sync-company';

const AT_ONCE = 100;

/** Repairs the state after lost webhooks, sends the notices that are due, and ends subscriptions that are over. */
export async function reconcileAll(tools: BillingTools): Promise<void> {
  let last = '';
  const failures: unknown[] = [];
  for (;;) {
    const companies = await listAccountsAfter(tools.db, last, AT_ONCE);
    for (const companyId of companies)
      await reconcileCompany(tools, companyId).catch((error: unknown) => failures.push(error));
    const next = companies.at(-1);
    if (next === undefined) break;
    last = next;
  }
  // after the loop: one company's failure does not delay the others
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} companies could not be compared`);
}

export async function reconcileCompany(tools: BillingTools, companyId: string): Promise<void> {
  await catchUpCompany(tools, companyId);
  const account = await findAccount(tools.db, companyId);
  if (!account) return;
  const stored = await findSubscription(tools.db, companyId);
  const own = await listOwnSubscriptions(tools, account, stored);
  await voidLeftoverInvoices(tools, account, own);
  const now = tools.clock.now();
  if (stored?.provider !== 'STRIPE' || stored.status === 'ended' || !isOver(stored, now)) return;
  const live = currentSubscription(own, stored);
  // it continues if it was paid, or got a card, in the meantime
  if (!live || !isOver(termsNow(stored, live), now)) return;
  await tools.payments.endSubscription(live, keyOf(account, 'end', live.id));
  await syncCompany(tools, companyId);
}

/** Nobody needs to pay the open invoices of a subscription that has ended, for example in the provider's dashboard. */
async function voidLeftoverInvoices(
  { payments }: BillingTools,
  account: BillingAccount,
  own: readonly ProviderSubscription[],
): Promise<void> {
  const ended = new Set(own.filter(({ status }) => status === 'ended').map(({ id }) => id));
  if (ended.size === 0) return;
  for (const { id, subscriptionId } of await payments.listOpen(account.customerId))
    if (subscriptionId !== null && ended.has(subscriptionId))
      await payments.voidOpenInvoice(id, keyOf(account, 'drop', id));
}

/**
 * True if a subscription is over for us although the provider ends it later, or not by itself. An overdue subscription
 * that was canceled is over.
 */
function isOver(terms: Terms, now: Date): boolean {
  return !isInForce(terms, now) || (terms.status === 'past_due' && terms.isCancelled);
}

function termsNow(stored: Subscription, live: ProviderSubscription): Terms {
  const { status, isCancelled, card, periodEndsAt: nextBillingAt } = live;
  return { ...stored, status: status === 'incomplete' ? stored.status : status, isCancelled, card, nextBillingAt };
}
