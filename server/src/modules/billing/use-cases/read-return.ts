import { AppError } from '../../../app-error';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
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
  sender: Sender,
): Promise<Pick<PaymentReturn, 'purpose'> & Pick<Intent, 'outcome'> & { planId?: string }> {
  refuseOthers(member);
  const found = await findReturn(tools.db, hashOfReturn(token));
  if (found?.personId !== member.id || found.companyId !== member.companyId) throw new AppError('NOT_FOUND');
  const { outcome } = await tools.payments.readIntent(found.intentId);
  // after: what is said to have succeeded is stored then
  await catchUpCompany(tools, member.companyId);
  const { purpose, planId } = found;
  if (outcome === 'succeeded') await noteDone(tools, member, found, sender);
  return { purpose, outcome, ...(planId !== null && { planId }) };
}

/** Of an upgrade that was paid by hand only its beginning has been recorded. */
async function noteDone(
  { db, clock, payments }: BillingTools,
  member: Member,
  { intentId, purpose, planId }: PaymentReturn,
  sender: Sender,
): Promise<void> {
  const about = (await payments.readProducts()).find(({ productId }) => productId === planId)?.plan;
  await db.transaction(async (tx) => {
    const isFirst = await markReturnDone(tx, intentId);
    if (isFirst && purpose === 'upgrade')
      await recordEvent(tx, { clock, sender }, { event: 'plan-changed', by: member, ...(about && { about }) });
  });
}
