import type { BillingAddress } from '@keydate/contracts/people';
import { createHash, randomUUID } from 'node:crypto';
import { KeySpent } from '../../../ports/payments';
import type { Member } from '../../people/person';
import { changeAccount, findAccount, saveAccount } from '../billing-accounts.repository';
import { readChangeable, withKey } from './holder';
import type { BillingTools } from './sync-company';

/** Stores the name and address that invoices carry; the first time the company becomes a customer of the provider. */
export async function saveAddress(
  tools: BillingTools,
  member: Member,
  { name, address }: { name: string; address: BillingAddress },
): Promise<void> {
  await readChangeable(tools, member);
  const { companyId, email } = member;
  const known = await findAccount(tools.db, companyId);
  const customerId = known?.customerId ?? (await createCustomer(tools, companyId));
  await saveAccount(tools.db, { companyId, customerId, address });
  const account = await findAccount(tools.db, companyId);
  if (!account) return;
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, address]))
    .digest('base64url');
  await withKey(tools, account, ['address', digest], (key) =>
    tools.payments.saveAddress(account.customerId, { name, email, address }, key),
  );
  // an address that is changed and changed back is another write
  await changeAccount(tools.db, companyId, {});
}

/** One for each company. Where the provider repeats a failure it may become two: nobody pays as the one that is not stored. */
async function createCustomer({ payments }: BillingTools, companyId: string): Promise<string> {
  const key = `customer:${companyId}`;
  return payments.createCustomer({ companyId }, key).catch((error: unknown) => {
    if (!(error instanceof KeySpent)) throw error;
    return payments.createCustomer({ companyId }, `${key}:${randomUUID()}`);
  });
}
