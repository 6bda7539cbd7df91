import { AppError } from '../../app-error';
import type { Intent } from '../../ports/payments';
import type { Member } from '../../accounts';
import type { BillingTools } from '../billing-tools';
import { findReturn, type PaymentReturn } from '../payment-returns.repository';
import { catchUpCompany } from './change-card';
import { hashOfReturn } from './begin-return';
import { requireManager } from './read-held';
import { recordPaid } from './record-payments';

/** The outcome of a confirmation from which a person returns. Throws NOT_FOUND for another person's token. */
export async function readReturn(
  tools: BillingTools,
  member: Member,
  token: string,
): Promise<Pick<PaymentReturn, 'purpose'> & Pick<Intent, 'outcome'> & { planId?: string }> {
  requireManager(member);
  const found = await findReturn(tools.db, hashOfReturn(token));
  if (found?.personId !== member.id || found.companyId !== member.companyId) throw new AppError('NOT_FOUND');
  const { outcome } = await tools.payments.readIntent(found.intentId);
  // several people may have begun this payment: the one who returns has paid it
  if (outcome === 'succeeded') await recordPaid(tools, found);
  // after the outcome was read: everything that is reported as succeeded is stored by then
  await catchUpCompany(tools, member.companyId);
  const { purpose, planId } = found;
  return { purpose, outcome, ...(planId !== null && { planId }) };
}
