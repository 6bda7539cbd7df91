import { recordEvent } from '../../audit/use-cases/record-event';
import { findOpenPayments, markReturnDone, type PaymentReturn } from '../payment-returns.repository';
import type { BillingTools } from './sync-company';

const EVENTS = { subscription: 'plan-bought', upgrade: 'plan-changed' } as const;

/** Records what a company has paid by hand since, whether or not its person came back. */
export async function notePayments(tools: BillingTools, companyId: string): Promise<void> {
  for (const begun of await findOpenPayments(tools.db, companyId)) {
    const { outcome } = await tools.payments.readIntent(begun.intentId);
    if (outcome === 'succeeded') await notePaid(tools, begun);
  }
}

/** Records a payment once, of the person who began it and from where they did. */
export async function notePaid({ db, clock, payments }: BillingTools, begun: PaymentReturn): Promise<void> {
  const { intentId, purpose, planId, personId: id, companyId, address, userAgent } = begun;
  if (purpose === 'card') return;
  const about = (await payments.readProducts()).find(({ productId }) => productId === planId)?.plan;
  await db.transaction(async (tx) => {
    if (!(await markReturnDone(tx, intentId))) return;
    const entry = { event: EVENTS[purpose], by: { id, companyId }, ...(about && { about }) };
    await recordEvent(tx, { clock, sender: { address, userAgent } }, entry);
  });
}
