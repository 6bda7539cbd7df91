import { AppError } from '../../app-error';
import { findAccountOfCustomer } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { markApplied, wasApplied } from '../payment-events.repository';
import { catchUpCompany } from './change-card';

/**
 * Applies an event of the provider's webhook, each one once. It takes from the event only the company, and reads that
 * company's state from the provider, so that late, early and repeated events do no harm. Throws BAD_INPUT if the
 * provider did not sign it.
 */
export async function applyEvent(tools: BillingTools, payload: Buffer, signature: string | undefined): Promise<void> {
  const event = tools.payments.readEvent(payload, signature);
  if (!event)
    throw new AppError('BAD_INPUT', { body: 'This was not signed by the payment provider, or too long ago.' });
  if (event.isOfCatalog) await tools.payments.readCatalog({ isFresh: true });
  if (event.customerId === null || (await wasApplied(tools.db, event.id))) return;
  const account = await findAccountOfCustomer(tools.db, event.customerId);
  if (!account) return;
  await catchUpCompany(tools, account.companyId);
  await markApplied(tools.db, event.id, tools.clock.now());
}
