import type { Invoice } from '@keydate/contracts/billing-overview';
import type { User } from '@keydate/contracts/people';
import type { BillingProduct, PlanRule } from '@keydate/contracts/plans';
import { canManageSubscription } from '@keydate/domain/company-permissions';
import type { Role } from '@keydate/domain/roles';
import type { BillingOfUser } from '../accounts/asks';
import type { ProviderInvoice, SoldPlan } from '../ports/payments';
import { graceEndOf } from './plan-in-force';
import { allowanceOf, isPlanName, type PlanName } from './plans';
import type { Subscription } from './subscriptions.repository';

/** A company's plan and subscription, before a reader's role is applied. */
export interface HeldBilling {
  stored: Subscription | undefined;
  /** The plan that is in force; null for the free allowance. */
  plan: PlanName | null;
  address: User['stripeAddress'];
}

/**
 * The fields about the plan that a person may see. Cost, address and a failed payment are for those who manage the
 * subscription. Everybody sees whether there is a plan, and that one ended.
 */
export function presentBilling(billing: HeldBilling | undefined, reader: { role: Role }): BillingOfUser {
  const isManager = canManageSubscription(reader);
  const { stored, plan = null, address = null } = billing ?? {};
  return {
    stripeAddress: isManager ? address : null,
    isSubscriptionPurchased: plan !== null,
    subscriptions: isManager && stored && plan !== null ? presentSubscription(stored, plan) : null,
    subscriptionNotice: stored ? noticeOf(stored, plan, isManager) : null,
  };
}

function presentSubscription(stored: Subscription, plan: PlanName): User['subscriptions'] {
  return {
    provider: stored.provider,
    isCancelled: stored.isCancelled,
    paymentAmount: stored.paymentAmountCents / 100,
    nextBillingDate: stored.nextBillingAt.toISOString(),
    stripeSubscriptionId: stored.providerSubscriptionId,
    // spec § 3: written so on the wire
    subscritionPlanId: stored.providerPlanId,
    subscription_tier: plan,
  };
}

function noticeOf(stored: Subscription, plan: PlanName | null, isManager: boolean): User['subscriptionNotice'] {
  if (plan === null) return { kind: 'ended', until: null };
  const graceEnd = isManager ? graceEndOf(stored) : null;
  return graceEnd && { kind: 'payment_failed', until: graceEnd.toISOString() };
}

export function presentRule({ productId, plan }: SoldPlan): PlanRule[] {
  if (!isPlanName(plan)) return [];
  const { members, activeTransactions } = allowanceOf(plan);
  return [
    {
      _id: plan.toLowerCase(),
      stripe_subs_plan_id: productId,
      rules: { members, transaction: { max_transactions: activeTransactions } },
    },
  ];
}

export function presentProduct({ productId, name, isOffered, priceId }: SoldPlan): BillingProduct {
  return { id: productId, name, active: isOffered, default_price: priceId };
}

export function presentInvoice(invoice: ProviderInvoice): Invoice {
  const { id, number, createdAt, status, totalCents, amountDueCents, pageUrl, pdfUrl } = invoice;
  return {
    id,
    number,
    created: createdAt.toISOString(),
    status,
    total: totalCents,
    amount_due: status === 'open' ? amountDueCents : 0,
    hosted_invoice_url: pageUrl,
    // the provider's page of a paid invoice is its receipt
    receipt_url: status === 'paid' ? pageUrl : null,
    pdf_url: pdfUrl,
  };
}
