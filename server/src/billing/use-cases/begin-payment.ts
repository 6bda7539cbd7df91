import type { PlanProduct } from '../../ports/payments';
import { type Member, recordOnce, type Sender } from '../../accounts';
import type { BillingTools } from '../billing-tools';
import { closeOtherPayments } from '../payment-returns.repository';
import { beginReturn } from './begin-return';

interface Payment {
  purpose: 'subscription' | 'upgrade';
  clientSecret: string;
  sold: PlanProduct;
}

const BEGUN = { subscription: 'plan-purchase-begun', upgrade: 'plan-change-begun' } as const;

/**
 * Makes the token with which a person returns from a payment. Records once that the payment was begun, however often
 * the person presses the button; its success is recorded when it is known (recordPayments).
 */
export async function beginPayment(
  { db, clock }: BillingTools,
  member: Member,
  { purpose, clientSecret, sold: { plan: about, productId: planId } }: Payment,
  sender: Sender,
): Promise<string> {
  const intentId = intentOf(clientSecret);
  return db.transaction(async (tx) => {
    await closeOtherPayments(tx, member.companyId, intentId);
    await recordOnce(tx, { clock, sender }, { event: BEGUN[purpose], by: member, about }, intentId);
    return beginReturn({ db: tx, clock }, member, { purpose, intentId, planId }, sender);
  });
}

/** The id of the object that a client secret confirms. */
function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
