import type { BillingAddress } from '@keydate/contracts/people';
import { createHash, randomUUID } from 'node:crypto';
import { KeyRepeatsFailure } from '../../ports/payments';
import type { Member, Sender } from '../../accounts';
import { changeAccount, findAccount, saveAccount, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { withKey } from './keyed-write';
import { readChangeable } from './read-held';
import { renewUnknownCustomer } from './renew-customer';

/** Stores the name and address for invoices. The first time, it makes the company a customer of the provider. */
export async function saveAddress(
  tools: BillingTools,
  member: Member,
  { name = member.fullName, address }: { name?: string | undefined; address: BillingAddress },
  sender: Sender,
): Promise<void> {
  await readChangeable(tools, member);
  const { companyId, email } = member;
  const known = await knownAccount(tools, member, sender);
  const customerId = known?.customerId ?? (await createCustomer(tools, companyId));
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, address]))
    .digest('base64url');
  const write = (key: string) => tools.payments.saveAddress(customerId, { name, email, address }, key);
  // at the provider first: once the address is stored here, the person is not asked for it again
  await (known
    ? withKey(tools, known, ['address', digest], write)
    : repeatWithAnotherKey(`address:${companyId}:${digest}`, write));
  await saveAccount(tools.db, { companyId, customerId, keyMode: tools.payments.keyMode, address });
  // an address that is changed and changed back is another write
  await changeAccount(tools.db, companyId, {});
}

/** The account, with a customer that the provider knows; undefined before there is one. */
async function knownAccount(tools: BillingTools, member: Member, sender: Sender): Promise<BillingAccount | undefined> {
  const account = await findAccount(tools.db, member.companyId);
  return account && renewUnknownCustomer(tools, { member, account }, sender);
}

/** One customer for each company. If the provider repeats a failure there may be two: the one that is not stored never pays. */
async function createCustomer({ payments }: BillingTools, companyId: string): Promise<string> {
  return repeatWithAnotherKey(`customer:${companyId}`, (key) => payments.createCustomer({ companyId }, key));
}

/** Writes for a company without an account, whose key has no version to raise. Retries with a new key if a failure is repeated. */
async function repeatWithAnotherKey<T>(key: string, write: (key: string) => Promise<T>): Promise<T> {
  return write(key).catch((error: unknown) => {
    if (!(error instanceof KeyRepeatsFailure)) throw error;
    return write(`${key}:${randomUUID()}`);
  });
}
