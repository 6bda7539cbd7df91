import Stripe from 'stripe';
import { askStripe } from './ask-stripe';

const { StripeInvalidRequestError, StripeConnectionError } = Stripe.errors;

test('a request of ours that Stripe refuses is not taken for a bad request of our caller', async () => {
  const refusal = new StripeInvalidRequestError({
    type: 'invalid_request_error',
    statusCode: 400,
    message: 'No such coupon',
  });
  const error = await askStripe(() => Promise.reject(refusal)).catch((reason: unknown) => reason);
  expect(error).not.toHaveProperty('statusCode');
  expect(error).toMatchObject({ message: 'Stripe: No such coupon', cause: refusal });
});

test('a customer whom Stripe does not know, and a Stripe that does not answer, have their own refusals', async () => {
  const unknown = new StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: "No such customer: 'cus_1'",
  });
  await expect(askStripe(() => Promise.reject(unknown))).rejects.toMatchObject({ code: 'CUSTOMER_UNKNOWN' });
  const down = new StripeConnectionError({ type: 'api_error', message: 'Connection lost' });
  await expect(askStripe(() => Promise.reject(down))).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
});
