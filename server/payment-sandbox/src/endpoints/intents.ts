import { z } from 'zod';
import {
  answerPaymentChallenge,
  answerSetupChallenge,
  confirmPayment,
  confirmSetup,
  takeCard,
  type TypedCard,
} from '../engine/confirm';
import type { Work } from '../engine/work';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { pageOf, paging } from '../http/paging';
import { metadata } from '../http/read-form';
import { presentCustomer } from '../ledger/present-customer';
import { newSetupIntent } from '../objects/intents';
import { idOf } from '../objects/subscription';

const secret = z.string();
const card = z
  .strictObject({
    type: z.literal('card'),
    card: z.strictObject({
      number: z.string().max(30),
      exp_month: z.coerce.number().int().min(1).max(12),
      exp_year: z.coerce.number().int().min(2000).max(2100),
      cvc: z.string().max(4),
    }),
    billing_details: z
      .strictObject({ name: z.string().optional(), address: z.strictObject({ postal_code: z.string() }).optional() })
      .optional(),
  })
  .transform(({ card: { number, exp_month: expMonth, exp_year: expYear }, billing_details: billing }): TypedCard => ({
    number,
    expMonth,
    expYear,
    name: billing?.name ?? null,
    postalCode: billing?.address?.postal_code ?? null,
  }));
const confirmation = z.strictObject({ client_secret: secret, payment_method_data: card });
const answer = z.strictObject({ client_secret: secret, outcome: z.enum(['complete', 'fail']) });

const BROWSER = ['publishable'] as const;
const BOTH = ['secret', 'publishable'] as const;

/** The intent with this client secret; nobody can read one by its id alone. */
function paymentOf({ ledger }: Work, id: string, clientSecret: string) {
  const intent = ledger.get('payment_intent', id);
  if (intent.client_secret !== clientSecret) throw ApiError.missing('payment_intent', id, 'id');
  return intent;
}

function setupOf({ ledger }: Work, id: string, clientSecret: string) {
  const intent = ledger.get('setup_intent', id);
  if (intent.client_secret !== clientSecret) throw ApiError.missing('setup_intent', id, 'id');
  return intent;
}

/** Payments and saved cards, as the server and the payment frame use them. */
export const intentEndpoints = [
  endpoint(
    'GET /v1/payment_intents/:id',
    z.strictObject({ client_secret: secret.optional() }),
    (work, params, { id = '' }) =>
      params.client_secret === undefined
        ? work.ledger.get('payment_intent', id)
        : paymentOf(work, id, params.client_secret),
    BOTH,
  ),
  endpoint(
    'POST /v1/payment_intents/:id/confirm',
    confirmation,
    (work, params, { id = '' }) => {
      const intent = paymentOf(work, id, params.client_secret);
      confirmPayment(work, intent, takeCard(work, params.payment_method_data, idOf(intent.customer) ?? undefined));
      return intent;
    },
    BROWSER,
  ),
  endpoint(
    'POST /v1/payment_intents/:id/sandbox_challenge',
    answer,
    (work, params, { id = '' }) => {
      const intent = paymentOf(work, id, params.client_secret);
      answerPaymentChallenge(work, intent, params.outcome === 'complete');
      return intent;
    },
    BROWSER,
  ),
  endpoint('GET /v1/setup_intents', z.strictObject(paging), ({ ledger }, page) =>
    pageOf(ledger.all('setup_intent'), page, '/v1/setup_intents'),
  ),
  endpoint(
    'POST /v1/setup_intents',
    z.strictObject({
      customer: z.string().optional(),
      usage: z.literal('off_session').optional(),
      allowed_payment_method_types: z.array(z.literal('card')).optional(),
      metadata: metadata.optional(),
    }),
    ({ ledger, emit }, params) => {
      const id = params.customer === undefined ? null : presentCustomer(ledger, params.customer, 'customer').id;
      const made = newSetupIntent(id, ledger.now(id ?? undefined), params.metadata ?? {});
      const intent = ledger.save('setup_intent', made);
      emit('setup_intent.created', intent);
      return intent;
    },
  ),
  endpoint(
    'GET /v1/setup_intents/:id',
    z.strictObject({ client_secret: secret.optional() }),
    (work, params, { id = '' }) =>
      params.client_secret === undefined
        ? work.ledger.get('setup_intent', id)
        : setupOf(work, id, params.client_secret),
    BOTH,
  ),
  endpoint(
    'POST /v1/setup_intents/:id/confirm',
    confirmation,
    (work, params, { id = '' }) => {
      const intent = setupOf(work, id, params.client_secret);
      confirmSetup(work, intent, takeCard(work, params.payment_method_data, idOf(intent.customer) ?? undefined));
      return intent;
    },
    BROWSER,
  ),
  endpoint(
    'POST /v1/setup_intents/:id/sandbox_challenge',
    answer,
    (work, params, { id = '' }) => {
      const intent = setupOf(work, id, params.client_secret);
      answerSetupChallenge(work, intent, params.outcome === 'complete');
      return intent;
    },
    BROWSER,
  ),
];
