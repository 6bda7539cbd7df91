import type { PaymentIntent, SetupIntent, StripeAddressElementChangeEvent, StripeError } from '@stripe/stripe-js';
import { z } from 'zod';

/** The messages from the page to a frame. */
export const toFrame = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('validate'), request: z.string() }),
  z.object({ ask: z.literal('confirm'), request: z.string(), clientSecret: z.string() }),
  z.object({ ask: z.literal('value'), request: z.string() }),
  z.object({ ask: z.literal('focus'), request: z.string() }),
]);
export type ToFrame = z.infer<typeof toFrame>;

export type AddressValue = StripeAddressElementChangeEvent['value'];

const intentShape = z.looseObject({
  id: z.string(),
  object: z.enum(['payment_intent', 'setup_intent']),
  status: z.string(),
});

/** An intent as the sandbox's API sends it to a browser. */
export const intentSeen = z.custom<PaymentIntent | SetupIntent>((value) => intentShape.safeParse(value).success);

const failure = z.custom<StripeError>((value) => typeof value === 'object' && value !== null && 'message' in value);
const addressValue = z.custom<AddressValue>((value) => typeof value === 'object' && value !== null);

/** The messages from a frame to the page. They never contain the number of a card. */
export const fromFrame = z.discriminatedUnion('told', [
  z.object({ told: z.literal('ready') }),
  z.object({ told: z.literal('height'), height: z.number() }),
  z.object({ told: z.literal('focus') }),
  z.object({ told: z.literal('blur') }),
  z.object({ told: z.literal('change'), complete: z.boolean(), empty: z.boolean(), value: addressValue.optional() }),
  z.object({
    told: z.literal('answer'),
    request: z.string(),
    error: failure.optional(),
    intent: intentSeen.optional(),
    value: addressValue.optional(),
    complete: z.boolean().optional(),
  }),
]);
export type FromFrame = z.infer<typeof fromFrame>;
export type FrameAnswer = Extract<FromFrame, { told: 'answer' }>;

/** The settings of a frame, in its address after the #. */
export const frameSettings = z.object({
  frame: z.string(),
  pageOrigin: z.string(),
  publishableKey: z.string(),
  clientSecret: z.string().optional(),
  variables: z.record(z.string(), z.string()).optional(),
  /** The wallets whose buttons the payment frame shows. */
  wallets: z.array(z.string()).optional(),
  defaults: z
    .object({ name: z.string().nullish(), address: z.record(z.string(), z.string().nullish()).optional() })
    .optional(),
});
export type FrameSettings = z.infer<typeof frameSettings>;
