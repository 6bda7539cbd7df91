import type Stripe from 'stripe';
import { z } from 'zod';
import { attachCard } from '../engine/payments';
import { endSubscription } from '../engine/renewals';
import { endpoint } from '../http/endpoint';
import { pageOf, paging } from '../http/paging';
import { metadata, seconds } from '../http/read-form';
import { ApiError } from '../http/api-error';
import { newCustomer, newTestClock } from '../objects/customer';
import { newBankAccount } from '../objects/payment-method';
import { presentCustomer } from '../ledger/present-customer';
import { idOf, isEnded } from '../objects/subscription';

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);
const part = z.string().optional().transform(orNull);

const address = z.strictObject({ line1: part, line2: part, city: part, state: part, postal_code: part, country: part });

const customerFields = {
  name: z.string().optional(),
  email: z.string().optional(),
  description: z.string().optional(),
  address: address.optional(),
  metadata: metadata.optional(),
  /** In cents; a negative balance is the customer's credit. */
  balance: z.coerce.number().int().optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
};

type CustomerChange = z.output<z.ZodObject<typeof customerFields>>;

function changeCustomer(
  customer: Stripe.Customer,
  { metadata, invoice_settings: settings, ...change }: CustomerChange,
): void {
  Object.assign(customer, change, { metadata: { ...customer.metadata, ...metadata } });
  if (settings) customer.invoice_settings.default_payment_method = settings.default_payment_method || null;
}

/** Customers, their cards, and the test clocks of some. */
export const customerEndpoints = [
  endpoint(
    'POST /v1/customers',
    z.strictObject({ ...customerFields, test_clock: z.string().optional() }),
    ({ ledger, emit }, { test_clock: clock, ...params }) => {
      const time =
        clock === undefined ? ledger.now() : ledger.get('test_helpers.test_clock', clock, 'test_clock').frozen_time;
      const customer = newCustomer(time, clock ?? null);
      changeCustomer(customer, params);
      emit('customer.created', ledger.save('customer', customer));
      return customer;
    },
  ),
  endpoint(
    'GET /v1/customers',
    z.strictObject({ ...paging, email: z.string().optional() }),
    ({ ledger }, { email, ...page }) =>
      pageOf(
        ledger
          .all('customer')
          .filter((customer) => !customer.isGone && (email === undefined || customer.email === email)),
        page,
        '/v1/customers',
      ),
  ),
  endpoint('GET /v1/customers/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) => {
    const customer = ledger.get('customer', id);
    return customer.isGone ? { id, object: 'customer', deleted: true } : customer;
  }),
  endpoint('DELETE /v1/customers/:id', z.strictObject({}), (work, _params, { id = '' }) => {
    const { ledger, emit } = work;
    const customer = presentCustomer(ledger, id);
    for (const subscription of ledger.all('subscription'))
      if (idOf(subscription.customer) === id && !isEnded(subscription)) endSubscription(work, subscription, null);
    emit('customer.deleted', ledger.save('customer', { ...customer, isGone: true }));
    return { id, object: 'customer', deleted: true };
  }),
  endpoint('POST /v1/customers/:id', z.strictObject(customerFields), ({ ledger, emit }, params, { id = '' }) => {
    const customer = presentCustomer(ledger, id);
    const card = params.invoice_settings?.default_payment_method;
    if (card && ledger.get('payment_method', card, 'invoice_settings[default_payment_method]').customer !== id)
      throw ApiError.invalid(
        'The customer does not have a payment method with this ID.',
        'invoice_settings[default_payment_method]',
      );
    changeCustomer(customer, params);
    emit('customer.updated', ledger.save('customer', customer));
    return customer;
  }),
  endpoint(
    'GET /v1/customers/:id/payment_methods',
    z.strictObject({ ...paging, type: z.literal('card').optional() }),
    ({ ledger }, { type: _type, ...page }, { id = '' }) => {
      ledger.get('customer', id);
      const own = ledger.all('payment_method').filter(({ customer }) => idOf(customer) === id);
      return pageOf(own, page, `/v1/customers/${id}/payment_methods`);
    },
  ),
  endpoint(
    'POST /v1/payment_methods',
    z.strictObject({
      type: z.literal('us_bank_account'),
      us_bank_account: z.strictObject({
        account_holder_type: z.enum(['individual', 'company']),
        account_number: z.string().min(4),
        routing_number: z.string().length(9),
      }),
      billing_details: z.strictObject({ name: z.string() }),
    }),
    ({ ledger }, { us_bank_account: { account_number: number }, billing_details: { name } }) =>
      ledger.save('payment_method', newBankAccount({ number, name, created: ledger.now() })),
  ),
  endpoint('GET /v1/payment_methods/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) =>
    ledger.get('payment_method', id),
  ),
  endpoint(
    'POST /v1/payment_methods/:id/attach',
    z.strictObject({ customer: z.string() }),
    (work, { customer }, { id = '' }) => {
      const card = work.ledger.get('payment_method', id);
      attachCard(work, card, work.ledger.get('customer', customer, 'customer').id);
      return card;
    },
  ),
  endpoint('POST /v1/payment_methods/:id/detach', z.strictObject({}), ({ ledger, emit }, _params, { id = '' }) => {
    const card = ledger.get('payment_method', id);
    card.customer = null;
    emit('payment_method.detached', ledger.save('payment_method', card));
    return card;
  }),
  endpoint(
    'POST /v1/test_helpers/test_clocks',
    z.strictObject({ frozen_time: seconds, name: z.string().optional() }),
    ({ ledger }, { frozen_time, name }) =>
      ledger.save('test_helpers.test_clock', newTestClock(ledger.now(), frozen_time, name ?? null)),
  ),
  endpoint('GET /v1/test_helpers/test_clocks/:id', z.strictObject({}), ({ ledger }, _params, { id = '' }) =>
    ledger.get('test_helpers.test_clock', id),
  ),
  endpoint(
    'POST /v1/test_helpers/test_clocks/:id/advance',
    z.strictObject({ frozen_time: seconds }),
    ({ ledger }, { frozen_time: time }, { id = '' }) => {
      const clock = ledger.get('test_helpers.test_clock', id);
      if (time <= clock.frozen_time) throw ApiError.invalid('A test clock can only be advanced.', 'frozen_time');
      clock.frozen_time = time;
      return ledger.save('test_helpers.test_clock', clock);
    },
  ),
];
