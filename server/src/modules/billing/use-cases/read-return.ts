import { AppError } from '../../../app-error';
import type { Intent } from '../../../ports/payments';
import type { Member } from '../../people/person';
import { findReturn, markReturnDone, type PaymentReturn } from '../payment-returns.repository';
import { catchUpCompany } from './change-card';
import { hashOfReturn } from './begin-return';
import { refuseOthers } from './holder';
import type { BillingTools } from './sync-company';

/** What has become of a confirmation that somebody comes back from. Anybody else's token is not found. */
export async function readReturn(
  tools: BillingTools,
  member: Member,
  token: string,
): Promise<Pick<PaymentReturn, 'purpose'> & Pick<Intent, 'outcome'> & { planId?: string }> {
  refuseOthers(member);
  const found = await findReturn(tools.db, hashOfReturn(token));
  if (found?.personId !== member.id || found.companyId !== member.companyId) throw new AppError('NOT_FOUND');
  const { outcome } = await tools.payments.readIntent(found.intentId);
  // after: what is said to have succeeded is stored then
  await catchUpCompany(tools, member.companyId);
  if (outcome === 'succeeded') await markReturnDone(tools.db, found.intentId);
  const { purpose, planId } = found;
  return { purpose, outcome, ...(planId !== null && { planId }) };
}
