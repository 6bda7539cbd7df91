import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '../../app-error';
import type { Payments, ProviderEvent } from '../../ports/payments';
import { modeOf } from '../../stripe-keys';
import { askStripe } from './ask-stripe';
import { checkKeys } from './check-keys';
import { connectStripe, type StripeConnection } from './connect-stripe';
import { idOf, readInvoice } from './read-stripe';
import { stripeCards } from './stripe-cards';
import { stripeCatalog } from './stripe-catalog';
import { stripeSubscriptions } from './stripe-subscriptions';

export interface StripeOptions extends StripeConnection {
  publishableKey: string;
  webhookSecret: string;
}

const INVOICES_SHOWN = 100;

const aboutCustomer = z.object({ object: z.string(), id: z.string(), customer: z.string().nullish() });

/** Payments by Stripe. */
export function stripePayments({ publishableKey, webhookSecret, ...connection }: StripeOptions): Payments {
  const stripe = connectStripe(connection);
  return {
    ...stripeCatalog(stripe),
    ...stripeSubscriptions(stripe),
    ...stripeCards(stripe),

    keyMode: connection.sandbox ? 'sandbox' : modeOf(connection.secretKey),
    checkKeys: () => checkKeys(connection, publishableKey, stripe),

    createCustomer: ({ companyId }, key) =>
      askStripe(async () => {
        const input = { metadata: { keydate_company: companyId } };
        return (await stripe.customers.create(input, { idempotencyKey: key })).id;
      }),

    hasCustomer: (id) =>
      askStripe(async () => !(await stripe.customers.retrieve(id)).deleted).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'CUSTOMER_UNKNOWN') return false;
        throw error;
      }),

    saveAddress: (id, { name, email, address }, key) =>
      askStripe(async () => {
        const { line2, ...rest } = address;
        await stripe.customers.update(
          id,
          { name, email, address: { ...rest, line2: line2 ?? '' } },
          { idempotencyKey: key },
        );
      }),

    listInvoices: (customer) =>
      askStripe(async () =>
        (await stripe.invoices.list({ customer, limit: INVOICES_SHOWN })).data.flatMap(readInvoice),
      ),

    readEvent: (payload, signature) => {
      if (signature === undefined) return null;
      try {
        return readEvent(stripe.webhooks.constructEvent(payload, signature, webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

function readEvent({ id, type, data }: Stripe.Event): ProviderEvent {
  const isOfCatalog = type.startsWith('product.') || type.startsWith('price.');
  const { success, data: object } = aboutCustomer.safeParse(data.object);
  if (!success) return { id, customerId: null, isOfCatalog };
  return { id, customerId: object.object === 'customer' ? idOf(object) : (object.customer ?? null), isOfCatalog };
}
