import {
  cancelSubscription,
  changeCard,
  createSubscription,
  previewUpgrade,
  readPaymentReturn,
  resumeSubscription,
  saveBillingAddress,
  upgradeSubscription,
} from '@keydate/contracts/billing';
import { getBillingOverview, listInvoices } from '@keydate/contracts/billing-overview';
import type { Call } from '@keydate/contracts/call';
import { getStripePrices, getStripeProducts, getSubscriptionPlans } from '@keydate/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error';
import { route as bind, type Answer, type CallContext } from '../calls/route';
import { withinProviderTime } from '../ports/provider-time';
import type { Tools } from '../tools';
import { memberOf, type PersonSession, presentUser, readProfile } from '../accounts';
import { presentInvoice, presentProduct, presentRule } from './billing.presenter';
import { cancelSubscription as cancel, resumeSubscription as resume } from './use-cases/cancel-subscription';
import { changeCard as beginCard } from './use-cases/change-card';
import { requireManager } from './use-cases/read-held';
import { listOwnInvoices } from './use-cases/list-own-invoices';
import { readOverview } from './use-cases/read-overview';
import { readReturn } from './use-cases/read-return';
import { saveAddress } from './use-cases/save-address';
import { startSubscription } from './use-cases/start-subscription';
import { previewUpgrade as preview, upgradeSubscription as upgrade } from './use-cases/upgrade-subscription';

/** Binds a call that asks the provider: its answer that the provider is away comes before the browser gives up. */
function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Answer<C>>,
): void {
  bind(app, call, (context) => withinProviderTime(() => handler(context)));
}

export function billingRoutes(app: FastifyInstance, tools: Tools): void {
  catalogRoutes(app, tools);

  route(app, getBillingOverview, async ({ session }) => ({
    result: { data: await readOverview(tools, memberOf(session.person)) },
  }));

  route(app, listInvoices, async ({ session }) => {
    const invoices = await listOwnInvoices(tools, memberOf(session.person));
    return { result: { data: invoices.map(presentInvoice) } };
  });

  route(app, saveBillingAddress, async ({ body, session, sender }) => {
    await saveAddress(tools, memberOf(session.person), body, sender);
    return { result: { data: presentUser(await readProfile(tools, session.person), tools.config.publicOrigin) } };
  });

  route(app, createSubscription, async ({ body, session, sender }) => {
    const started = await startSubscription(tools, memberOf(session.person), body.price_id, sender);
    const { netCents: net_amount, grossCents: gross_amount, ...more } = started;
    const { creditCents: credit_amount, carriedCents: carried_amount, ...rest } = more;
    return { result: { data: { ...rest, net_amount, gross_amount, credit_amount, carried_amount } } };
  });

  route(app, cancelSubscription, async ({ body, session, sender }) => {
    await cancel(tools, { member: memberOf(session.person), sessionId: session.id }, body, sender);
    return { message: 'Successfully Cancelled' };
  });

  route(app, resumeSubscription, async ({ session, sender }) => {
    await resume(tools, memberOf(session.person), sender);
    return {};
  });

  route(app, previewUpgrade, async ({ query, session }) => {
    const shown = await preview(tools, memberOf(session.person), query.toUpgradeId);
    const { dueCents: amount_due, carriedCents: carried_amount, at } = shown;
    const proration_date = Math.floor(at.getTime() / 1000);
    return { result: { data: { invoice: { amount_due }, carried_amount, proration_date } } };
  });

  route(app, upgradeSubscription, async ({ body, session, sender }) => {
    const { toUpgradeId: priceId, proration_date: seconds } = body;
    const at = seconds === undefined ? undefined : new Date(seconds * 1000);
    const upgraded = await upgrade(tools, memberOf(session.person), { priceId, at }, sender);
    const { amountDueCents: amount_due, grossCents: gross_amount, creditCents: credit_amount, ...rest } = upgraded;
    return { result: { data: { ...rest, invoice: { amount_due }, gross_amount, credit_amount } } };
  });

  route(app, changeCard, async ({ session, sender }) => ({
    result: { data: await beginCard(tools, memberOf(session.person), sender) },
  }));

  route(app, readPaymentReturn, async ({ query, session }) => ({
    result: { data: await readReturn(tools, memberOf(session.person), query.token) },
  }));
}

function catalogRoutes(app: FastifyInstance, { payments }: Tools): void {
  const admit = ({ person }: PersonSession) => requireManager(memberOf(person));

  route(app, getSubscriptionPlans, async ({ session }) => {
    admit(session);
    return { result: (await payments.readCatalog()).flatMap(presentRule) };
  });

  route(app, getStripeProducts, async ({ session }) => {
    admit(session);
    return { result: { data: (await payments.readCatalog()).map(presentProduct) } };
  });

  route(app, getStripePrices, async ({ query, session }) => {
    admit(session);
    const sold = (await payments.readCatalog()).find(({ productId }) => productId === query.product);
    if (!sold) throw new AppError('PLAN_NOT_OFFERED');
    const { priceId: id, productId: product, monthlyCents: unit_amount } = sold;
    return { result: { data: [{ id, product, unit_amount }] } };
  });
}
