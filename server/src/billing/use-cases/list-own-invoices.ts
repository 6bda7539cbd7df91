import type { ProviderInvoice } from '../../ports/payments';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import type { Member } from '../../accounts';
import { findAccount } from '../billing-accounts.repository';
import { requireManager } from './read-held';

/** The invoices of a company, newest first; none if the provider does not know the company. */
export async function listOwnInvoices(
  { db, payments }: Pick<Tools, 'db' | 'payments'>,
  member: Member,
): Promise<ProviderInvoice[]> {
  requireManager(member);
  const account = await findAccount(db, member.companyId);
  if (!account) return [];
  return payments.listInvoices(account.customerId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CUSTOMER_UNKNOWN') return [];
    throw error;
  });
}
