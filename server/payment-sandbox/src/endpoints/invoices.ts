import type Stripe from 'stripe';
import { z } from 'zod';
import { paymentOf, subscriptionOf, voidInvoice } from '../engine/invoices';
import { cardOf, chargeCard } from '../engine/payments';
import { renewalLine } from '../engine/renewals';
import { changeLines } from '../engine/subscriptions';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { pageOf, paging } from '../http/paging';
import { flag, seconds } from '../http/read-form';
import { draftOf, newInvoice, type InvoiceLine } from '../objects/invoice';
import { endsInPeriod, idOf, setCancellation } from '../objects/subscription';

const ENDED: readonly Stripe.Subscription.Status[] = ['canceled', 'incomplete_expired'];

const preview = z.strictObject({
  subscription: z.string(),
  subscription_details: z
    .strictObject({
      items: z
        .array(z.strictObject({ id: z.string().optional(), price: z.string() }))
        .length(1)
        .optional(),
      proration_behavior: z.literal('always_invoice').optional(),
      proration_date: seconds.optional(),
      cancel_at_period_end: flag.optional(),
      cancel_at: z.literal('').optional(),
    })
    .optional(),
});

/** Invoices: past ones, previews, paying and voiding. */
export const invoiceEndpoints = [
  endpoint(
    'GET /v1/invoices',
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    (work, { customer, subscription, status, ...page }) => {
      if (customer !== undefined) work.ledger.get('customer', customer, 'customer');
      const isAsked = (invoice: Stripe.Invoice) =>
        (customer === undefined || idOf(invoice.customer) === customer) &&
        (subscription === undefined || subscriptionOf(work, invoice)?.id === subscription) &&
        (status === undefined || invoice.status === status);
      return pageOf(work.ledger.all('invoice').filter(isAsked), page, '/v1/invoices');
    },
  ),
  endpoint('POST /v1/invoices/create_preview', preview, (work, params) => {
    const subscription = work.ledger.get('subscription', params.subscription, 'subscription');
    const customer = work.ledger.get('customer', idOf(subscription.customer) ?? '');
    const { items: [item] = [], proration_date: date = null, ...details } = params.subscription_details ?? {};
    const asked = structuredClone(subscription);
    setCancellation(asked, details, work.ledger.now(customer.id));
    if (ENDED.includes(subscription.status) || (endsInPeriod(asked) && !item))
      throw new ApiError(404, 'invalid_request_error', `No upcoming invoices for customer: ${customer.id}`, {
        code: 'invoice_upcoming_none',
      });
    const build = (lines: readonly InvoiceLine[]) =>
      newInvoice({
        customer,
        subscription,
        reason: 'upcoming',
        lines,
        created: work.ledger.now(customer.id),
        hostedUrl: () => null,
      });
    const lines = item ? changeLines(work, subscription, item.price, date) : [renewalLine(work, asked)];
    return draftOf(build(lines));
  }),
  endpoint('GET /v1/invoices/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) => ledger.get('invoice', id)),
  endpoint('POST /v1/invoices/:id', z.strictObject({ auto_advance: flag }), ({ ledger }, params, { id = '' }) => {
    const invoice = ledger.get('invoice', id);
    if (invoice.status !== 'draft' && invoice.status !== 'open')
      throw ApiError.invalid('This invoice can no longer be changed.', 'auto_advance');
    return ledger.save('invoice', Object.assign(invoice, params));
  }),
  endpoint(
    'POST /v1/invoices/:id/pay',
    z.strictObject({ payment_method: z.string().optional(), off_session: flag.optional() }),
    (work, params, { id = '' }) => {
      const invoice = work.ledger.get('invoice', id);
      if (invoice.status !== 'open')
        throw ApiError.invalid(`Invoice is ${invoice.status ?? 'no longer open'}`, undefined, 'invoice_not_payable');
      const subscription = subscriptionOf(work, invoice);
      const named = params.payment_method;
      const card =
        named === undefined
          ? subscription && cardOf(work, subscription)
          : work.ledger.get('payment_method', named, 'payment_method');
      if (!chargeCard(work, invoice, card)) {
        const { code, decline_code, message } = paymentOf(work, invoice)?.last_payment_error ?? {};
        throw new ApiError(402, 'card_error', message ?? 'Your card was declined.', {
          ...(code && { code }),
          ...(decline_code && { decline_code }),
        });
      }
      return invoice;
    },
  ),
  endpoint('POST /v1/invoices/:id/void', z.strictObject({}), (work, _params, { id = '' }) => {
    const invoice = work.ledger.get('invoice', id);
    if (invoice.status !== 'open')
      throw ApiError.invalid('You can only void an open invoice.', undefined, 'invoice_not_open');
    voidInvoice(work, invoice);
    return invoice;
  }),
];
