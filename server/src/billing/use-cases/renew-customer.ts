import { AppError } from '../../app-error';
import type { Tx } from '../../db/database';
import { type Member, recordEvent, type Sender } from '../../accounts';
import { changeAccount, findAccount, lockAccount, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { closeReturns } from '../payment-returns.repository';
import { endedState } from '../stored-state';
import { findSubscription, saveSubscription } from '../subscriptions.repository';

interface Customer {
  member: Member;
  account: BillingAccount;
}

/**
 * Makes the company a customer again if the provider does not know it: the server has keys of another mode or account
 * now, or the customer was deleted in the dashboard. Its subscription went with it.
 * @returns the account itself if its customer is known, else the account with the new customer
 */
export async function renewUnknownCustomer(
  tools: BillingTools,
  { member, account }: Customer,
  sender: Sender,
): Promise<BillingAccount> {
  const { payments, db } = tools;
  const { companyId, customerId: before, address } = account;
  if (!isOfOtherKeys(tools, account) && (await payments.hasCustomer(before))) return account;
  // two tabs at once make one customer
  const key = `customer:${companyId}:after:${before}`;
  const customerId = await payments.createCustomer({ companyId }, key);
  const { fullName: name, email } = member;
  await payments.saveAddress(customerId, { name, email, address }, `${key}:address`);
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, companyId);
    if (locked?.customerId !== before) return;
    const nothingBegun = { purchase: null, purchaseHasTrial: false, purchasedById: null, cardSince: null };
    await changeAccount(tx, companyId, { ...nothingBegun, customerId, keyMode: payments.keyMode });
    await closeReturns(tx, companyId);
    await endSubscription(tx, tools, companyId);
    const context = { clock: tools.clock, sender };
    await recordEvent(tx, context, { event: 'payment-customer-made-again', by: member, about: customerId });
  });
  return (await findAccount(db, companyId)) ?? account;
}

/**
 * Ends the stored subscription if the provider has said that it does not know the company, so that its owner can choose
 * a plan again. Throws any other error. If the old keys come back, the next comparison finds the subscription again.
 */
export async function endIfUnknown(tools: BillingTools, companyId: string, error: unknown): Promise<null> {
  if (!(error instanceof AppError && error.code === 'CUSTOMER_UNKNOWN')) throw error;
  await tools.db.transaction((tx) => endSubscription(tx, tools, companyId));
  return null;
}

async function endSubscription(tx: Tx, { clock }: Pick<BillingTools, 'clock'>, companyId: string): Promise<void> {
  const stored = await findSubscription(tx, companyId);
  if (stored?.provider === 'STRIPE' && stored.status !== 'ended')
    await saveSubscription(tx, endedState(stored, clock.now()));
}

function isOfOtherKeys({ payments }: Pick<BillingTools, 'payments'>, { keyMode }: BillingAccount): boolean {
  return keyMode !== null && keyMode !== payments.keyMode;
}
