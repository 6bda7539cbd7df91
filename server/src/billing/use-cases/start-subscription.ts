import { randomUUID } from 'node:crypto';
import { TRIAL_DAYS } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';
import { KeyRepeatsFailure, KeyReused, type ProviderSubscription } from '../../ports/payments';
import { type Member, recordOnce, type Sender } from '../../accounts';
import { changeAccount, findAccount, hadTrial, lockAccount, type BillingAccount } from '../billing-accounts.repository';
import type { BillingTools } from '../billing-tools';
import { isInForce } from '../plan-in-force';
import { findSubscription, type Subscription } from '../subscriptions.repository';
import { beginPayment } from './begin-payment';
import { readOffered, refuseTooSmall } from './choose-plan';
import { keyOf, withKey } from './keyed-write';
import { readChangeable } from './read-held';
import { renewUnknownCustomer } from './renew-customer';
import { reconcileCompany } from './reconcile';
import { syncCompany } from './sync-company';

export interface StartedSubscription {
  isTrial: boolean;
  /** Null if nothing has to be paid now. */
  clientSecret: string | null;
  returnToken: string | null;
  netCents: number;
  grossCents: number;
  /** The credit that is deducted; below zero, the amount that is added from earlier. */
  creditCents: number;
  /** Too little to be charged: added to the next invoice. */
  carriedCents: number;
}

/**
 * Buys a plan. The first one begins with a trial; any later one is paid at once. However often the person presses the button,
 * and in however many tabs, the provider carries out a purchase once.
 */
export async function startSubscription(
  tools: BillingTools,
  member: Member,
  priceId: string,
  sender: Sender,
): Promise<StartedSubscription> {
  const { companyId } = member;
  const stored = await readChangeable(tools, member);
  const sold = await readOffered(tools, priceId);
  const account = await findAccount(tools.db, companyId);
  const isRenewed = account && (await renewUnknownCustomer(tools, { member, account }, sender)) !== account;
  // the provider no longer has the subscription of a customer that it does not know
  if (stored && isInForce(stored, tools.clock.now()) && !isRenewed) throw new AppError('SUBSCRIPTION_EXISTS');
  if (!account) throw new AppError('ADDRESS_MISSING');
  await refuseTooSmall(tools, companyId, sold);
  await refuseExisting(tools, companyId);
  const bought = await buy(tools, member, priceId);
  if (!bought.due?.clientSecret) {
    const entry = { event: 'plan-bought', by: member, about: sold.plan } as const;
    // from two tabs at once it is the same subscription
    await recordOnce(tools.db, { clock: tools.clock, sender }, entry, bought.id);
    await syncCompany(tools, companyId);
    return withNothingDue(bought);
  }
  await syncCompany(tools, companyId);
  const { clientSecret, amountDueCents: netCents, grossCents, creditCents } = bought.due;
  const returnToken = await beginPayment(tools, member, { purpose: 'subscription', clientSecret, sold }, sender);
  return { isTrial: false, clientSecret, returnToken, netCents, grossCents, creditCents, carriedCents: 0 };
}

/** A trial, or a plan that the company's credit or a discount pays in full. */
function withNothingDue({ status, monthlyCents, carriedCents }: ProviderSubscription): StartedSubscription {
  const isTrial = status === 'trialing';
  const grossCents = isTrial ? 0 : monthlyCents;
  const nothing = { clientSecret: null, returnToken: null, netCents: 0 };
  return { ...nothing, isTrial, grossCents, creditCents: grossCents - carriedCents, carriedCents };
}

/**
 * The stored state may be wrong both ways. If a webhook was lost, the provider has a subscription that is not stored. If a
 * subscription ran out and is not ended at the provider yet, it has one that no longer counts.
 */
async function refuseExisting(tools: BillingTools, companyId: string): Promise<void> {
  await reconcileCompany(tools, companyId);
  const stored = await findSubscription(tools.db, companyId);
  if (stored?.provider === 'STRIPE' && isInForce(stored, tools.clock.now())) throw new AppError('SUBSCRIPTION_EXISTS');
  if (stored?.status === 'paused') await endPaused(tools, stored);
}

/** Two subscriptions would be charged if somebody resumed the paused one later. */
async function endPaused(tools: BillingTools, { companyId, providerSubscriptionId: id }: Subscription): Promise<void> {
  const account = await findAccount(tools.db, companyId);
  if (!account) return;
  const paused = await tools.payments.readSubscription(id);
  await withKey(tools, account, ['end', id], (key) => tools.payments.endSubscription(paused, key));
  await syncCompany(tools, companyId);
}

async function buy(tools: BillingTools, member: Member, priceId: string): Promise<ProviderSubscription> {
  for (;;) {
    const purchase = await openPurchase(tools, member);
    const carriedOut = await carryOut(tools, purchase, priceId).catch(async (error: unknown) => {
      if (madeNothing(error)) await closePurchase(tools, member.companyId, purchase.id);
      throw error;
    });
    if (carriedOut) {
      const { bought } = carriedOut;
      if (bought.priceId === priceId && isTheirs(carriedOut)) {
        if (isPayable(bought)) return bought;
        // an earlier press left a subscription that cannot be paid: start over
        if (carriedOut.isNew || bought.paid) throw new AppError('PAYMENTS_UNAVAILABLE');
      }
      if (bought.status !== 'incomplete' && bought.status !== 'ended') throw new AppError('SUBSCRIPTION_EXISTS');
      // another plan was chosen before this one, and not paid, unless another tab pays it at this moment
      const isOver = bought.status === 'ended' || (await endBought(tools, purchase, bought));
      if (!isOver) {
        await syncCompany(tools, member.companyId);
        throw new AppError('SUBSCRIPTION_EXISTS');
      }
    }
    await closePurchase(tools, member.companyId, purchase.id);
  }
}

interface CarriedOut {
  bought: ProviderSubscription;
  /** True if this request made it; false if an earlier request or another tab did. */
  isNew: boolean;
}

/**
 * False if the subscription is active but this request did not make it: it was paid in another tab, or made by an earlier
 * request whose answer was lost. The caller then throws SUBSCRIPTION_EXISTS.
 */
function isTheirs({ bought: { status }, isNew }: CarriedOut): boolean {
  return status === 'incomplete' || status === 'trialing' || (status === 'active' && isNew);
}

/** A subscription that takes effect once it is paid can be paid only with the client secret of its invoice. */
function isPayable({ status, due }: ProviderSubscription): boolean {
  return status !== 'incomplete' || Boolean(due?.clientSecret);
}

interface Purchase {
  id: string;
  account: BillingAccount;
  hasTrial: boolean;
  buyerId: string;
}

function endBought({ payments }: BillingTools, { account }: Purchase, bought: ProviderSubscription): Promise<boolean> {
  return payments.endSubscription(bought, keyOf(account, 'end', bought.id));
}

/** A plan that was archived before it could be bought, or a failure that the provider would repeat for the purchase's key. */
function madeNothing(error: unknown): boolean {
  return error instanceof KeyRepeatsFailure || (error instanceof AppError && error.code === 'PLAN_NOT_OFFERED');
}

/**
 * The purchase that is under way, for whichever plan, or a new one. A purchase that another person began becomes this
 * person's: it has a trial if they have not had one. If the other request made a subscription meanwhile, its key finds it.
 */
async function openPurchase({ db }: BillingTools, member: Member): Promise<Purchase> {
  const { companyId, id: purchasedById } = member;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, companyId);
    if (!account) throw new AppError('ADDRESS_MISSING');
    const { purchase, purchaseHasTrial } = account;
    if (purchase !== null && account.purchasedById === purchasedById)
      return { id: purchase, account, hasTrial: purchaseHasTrial, buyerId: purchasedById };
    const hasTrial = !(await hadTrial(tx, member));
    const id = purchase ?? randomUUID();
    await changeAccount(tx, companyId, { purchase: id, purchaseHasTrial: hasTrial, purchasedById });
    return { id, account, hasTrial, buyerId: purchasedById };
  });
}

/**
 * The provider makes one subscription for a purchase, with the plan of the first request, and returns it for every
 * later request with the same key. So a purchase that an outage interrupted can become the plan that is wanted now,
 * and a request that was still under way does not make a second subscription.
 * @returns null if the provider has made nothing of the purchase and never will
 */
async function carryOut(
  { payments }: BillingTools,
  { id, account: { customerId }, hasTrial, buyerId }: Purchase,
  priceId: string,
): Promise<CarriedOut | null> {
  const find = async () => (await payments.listSubscriptions(customerId)).find(({ purchase }) => purchase === id);
  const known = await find();
  if (known) return { bought: known, isNew: false };
  try {
    const input = { customerId, priceId, trialDays: hasTrial ? TRIAL_DAYS : 0, purchase: id, buyerId };
    const made = await payments.startSubscription(input, `purchase:${id}`);
    return { bought: await payments.readSubscription(made), isNew: true };
  } catch (error) {
    if (!(error instanceof KeyReused || error instanceof KeyRepeatsFailure)) throw error;
    const isNew = error instanceof KeyRepeatsFailure;
    // the provider may have failed after it had made the subscription
    const made = await find();
    if (!made && isNew) throw error;
    return made ? { bought: made, isNew } : null;
  }
}

async function closePurchase({ db }: BillingTools, companyId: string, purchase: string): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, companyId);
    if (account?.purchase === purchase) await changeAccount(tx, companyId, { purchase: null });
  });
}
