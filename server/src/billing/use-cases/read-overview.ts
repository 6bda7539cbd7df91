import type { BillingOverview } from '@keydate/contracts/billing-overview';
import type { Charge } from '../../ports/payments';
import type { Member } from '../../accounts';
import { hadTrial } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { comparedPlan } from '../plan-compared';
import { graceEndOf, isInForce, planInForce } from '../plan-in-force';
import { allowanceOf } from '../plans';
import { findSubscription, type Subscription } from '../subscriptions.repository';
import { currentSubscription } from '../stored-state';
import { catchUpCompany } from './change-card';
import { endIfUnknown } from './renew-customer';
import { requireManager } from './read-held';
import { readUse } from './read-use';

/**
 * The state of a company's subscription, the company's usage and its limits. Asks the provider first: the person may
 * come from its page, where people pay open invoices.
 */
export async function readOverview(tools: BillingTools, member: Member): Promise<BillingOverview> {
  requireManager(member);
  const { db, clock } = tools;
  const { companyId } = member;
  const synced = await catchUpCompany(tools, companyId).catch((error: unknown) =>
    endIfUnknown(tools, companyId, error),
  );
  const now = clock.now();
  const [stored, use] = [await findSubscription(db, companyId), await readUse(tools, companyId)];
  const isHeld = stored !== undefined && isInForce(stored, now);
  const live = isHeld ? currentSubscription(synced?.own ?? [], stored) : undefined;
  const isCollectionPaused = live?.isCollectionPaused ?? false;
  const charge = isHeld && !isCollectionPaused ? await chargeOf(tools, stored) : null;
  const scheduled = !isCollectionPaused && live?.scheduled ? chargeAt(live.scheduled, live.scheduled.at) : null;
  return {
    ...(isHeld ? await plansOf(tools, stored) : NO_PLANS),
    state: stateOf(stored, isHeld),
    isTrialOffered: !(await hadTrial(db, member)),
    nextCharge: scheduled ?? (stored?.isCancelled ? null : charge),
    chargeOnResume: stored?.isCancelled ? charge : null,
    graceEndsAt: isHeld ? (graceEndOf(stored)?.toISOString() ?? null) : null,
    card: isHeld ? stored.card : null,
    otherMethod: isHeld ? stored.otherMethod : null,
    isPaused: stored?.status === 'paused',
    isCollectionPaused,
    endsAt: live?.endsAt?.toISOString() ?? null,
    use,
    allowance: allowanceOf(planInForce(stored, now)),
  };
}

const NO_PLANS = { plan: null, nextPlan: null };

async function plansOf(
  { payments, clock }: BillingTools,
  stored: Subscription,
): Promise<Pick<BillingOverview, 'plan' | 'nextPlan'>> {
  const catalog = stored.nextPlan === null ? [] : await payments.readCatalog();
  const { productId: id, monthlyCents: monthly_amount, next } = comparedPlan(stored, catalog, clock.now());
  // a cancelled plan ends before another follows
  const follows = stored.isCancelled ? null : next;
  return { plan: { id, monthly_amount }, nextPlan: follows && { tier: follows.plan, at: follows.at.toISOString() } };
}

function stateOf(stored: Subscription | undefined, isHeld: boolean): BillingOverview['state'] {
  if (!stored) return 'none';
  return isHeld && stored.status !== 'paused' ? stored.status : 'ended';
}

/** The next charge: of a trial without a card once one is added, and of a canceled plan once it is resumed. */
async function chargeOf({ payments }: BillingTools, stored: Subscription): Promise<BillingOverview['nextCharge']> {
  const { provider, status, nextBillingAt, providerSubscriptionId } = stored;
  if (provider !== 'STRIPE' || status === 'past_due') return null;
  const charge = await payments.previewNext(providerSubscriptionId, stored);
  return charge && chargeAt(charge, nextBillingAt);
}

function chargeAt({ dueCents: amount, carriedCents: carried }: Charge, at: Date) {
  return { at: at.toISOString(), amount, carried };
}
