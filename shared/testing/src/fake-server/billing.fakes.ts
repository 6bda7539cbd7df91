import { changeCard, readPaymentReturn, saveBillingAddress } from '@keydate/contracts/billing';
import { getBillingOverview, listInvoices } from '@keydate/contracts/billing-overview';
import { aCard, anInvoice } from '../builders/billing';
import { LEAST_CHARGE } from './least-charge';
import { fake } from './fake';
import { awaitPayment } from './pending-payments';
import { allowanceOf, planOf, refuseOtherProviders, requireManager, currentUse } from './subscription-holders';
import type { Account, World } from './world';

/** The calls of the company's subscription page, without those of the plans: state, invoices, address, card, the way back. */
export const billingFakes = [
  fake(getBillingOverview, (asked) => {
    requireManager(asked);
    const { account, world } = asked;
    const { subscriptions: held } = account.user;
    const { state, isTrialOffered, nextPlan, graceEndsAt, card, creditCents } = world.billing;
    const { otherMethod, isPaused, isCollectionPaused, endsAt, underWay } = world.billing;
    const monthly_amount = Math.round((held?.paymentAmount ?? 0) * 100);
    const isCharged = held?.provider === 'STRIPE' && state !== 'past_due' && !isCollectionPaused;
    const charge = isCharged ? { at: held.nextBillingDate, ...chargeOf(monthly_amount - creditCents) } : null;
    return {
      result: {
        data: {
          state,
          isTrialOffered,
          plan: held && { id: held.subscritionPlanId, monthly_amount },
          nextPlan,
          graceEndsAt,
          card,
          nextCharge: underWay ?? (held?.isCancelled ? null : charge),
          otherMethod,
          isPaused,
          isCollectionPaused,
          endsAt,
          chargeOnResume: held?.isCancelled ? charge : null,
          use: currentUse(account, world),
          allowance: allowanceOf(planOf(account, world)),
        },
      },
    };
  }),

  fake(listInvoices, (asked) => {
    requireManager(asked);
    return { result: { data: asked.world.billing.invoices } };
  }),

  fake(saveBillingAddress, (asked) => {
    refuseOtherProviders(asked);
    asked.account.user = { ...asked.account.user, stripeAddress: asked.body.address };
    return { result: { data: asked.account.user } };
  }),

  fake(changeCard, (asked) => {
    refuseOtherProviders(asked);
    const { account, world, refuse } = asked;
    if (!account.user.subscriptions) throw refuse('SUBSCRIPTION_MISSING');
    const pending = awaitPayment(asked, { purpose: 'card' }, () => {
      world.billing = { ...world.billing, card: aCard({ last4: '4444', brand: 'mastercard' }) };
      if (world.billing.state === 'past_due' && world.billing.isOverduePaid) payOverdue(account, world);
    });
    return { result: { data: pending } };
  }),

  fake(readPaymentReturn, (asked) => {
    requireManager(asked);
    const payment = asked.memory.payments.get(asked.query.token);
    if (payment?.personId !== asked.account.user._id) throw asked.refuse('NOT_FOUND');
    const { purpose, outcome, planId } = payment;
    return { result: { data: { purpose, outcome, ...(planId !== undefined && { planId }) } } };
  }),
];

/** An amount that is too little to be charged is added to the invoice after it. */
function chargeOf(owed: number): { amount: number; carried: number } {
  const cents = Math.max(0, owed);
  return cents < LEAST_CHARGE ? { amount: 0, carried: cents } : { amount: cents, carried: 0 };
}

function payOverdue(account: Account, world: World): void {
  const invoices = world.billing.invoices.map((invoice) =>
    invoice.status === 'open' ? anInvoice({ ...invoice, status: 'paid', amount_due: 0 }) : invoice,
  );
  world.billing = { ...world.billing, state: 'active', graceEndsAt: null, invoices };
  account.user = { ...account.user, subscriptionNotice: null };
}
