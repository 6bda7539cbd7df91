import { recordOnce } from '../../accounts';
import type { BillingTools } from '../billing-tools';
import { findOpenPayments, markReturnDone, type PaymentReturn } from '../payment-returns.repository';

const PAID = { subscription: 'plan-bought', upgrade: 'plan-changed' } as const;

/** Records the payments that a company confirmed by hand, whether or not the person returned. */
export async function recordPayments(tools: BillingTools, companyId: string): Promise<void> {
  const open = await findOpenPayments(tools.db, companyId);
  // each press of the button began the same payment again: the newest row of each is enough
  const newest = open.filter(({ intentId }, at) => open.findIndex((one) => one.intentId === intentId) === at);
  for (const begun of newest) {
    const { outcome } = await tools.payments.readIntent(begun.intentId);
    if (outcome === 'succeeded') await recordPaid(tools, begun);
  }
}

/** Records a payment once, with the person who began it and the address from which they did. */
export async function recordPaid({ db, clock, payments }: BillingTools, begun: PaymentReturn): Promise<void> {
  const { intentId, purpose, planId, personId: id, companyId, address, userAgent } = begun;
  if (purpose === 'card') return;
  const about = (await payments.readProducts()).find(({ productId }) => productId === planId)?.plan;
  await db.transaction(async (tx) => {
    if (!(await markReturnDone(tx, intentId))) return;
    const entry = { event: PAID[purpose], by: { id, companyId }, ...(about && { about }) };
    await recordOnce(tx, { clock, sender: { address, userAgent } }, entry, intentId);
  });
}
