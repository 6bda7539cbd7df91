import type { ProviderInvoice } from '../../../ports/payments';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { findAccount } from '../billing-accounts.repository';
import { requireManager } from './read-held';

/** The invoices of a company, newest first; none before it became a customer. */
export async function listOwnInvoices(
  { db, payments }: Pick<Tools, 'db' | 'payments'>,
  member: Member,
): Promise<ProviderInvoice[]> {
  requireManager(member);
  const account = await findAccount(db, member.companyId);
  return account ? payments.listInvoices(account.customerId) : [];
}
