import Stripe from 'stripe';

export interface StripeConnection {
  secretKey: string;
  /** The address of the demo's sandbox; Stripe itself without it. */
  sandbox?: { host: string; port: number };
  /** How often a request without an answer is repeated. */
  retries?: number;
}

/** Three tries and the pauses between them take less than PROVIDER_TIME_MS. */
const TIMEOUT_MS = 7000;
/** The SDK repeats with the same key, so that nothing is done twice. */
const RETRIES = 2;

/** Stripe's client for a key; each request says which program made it. */
export function connectStripe({ secretKey, sandbox, retries = RETRIES }: StripeConnection): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Keydate' },
    ...(sandbox && { ...sandbox, protocol: 'http' as const }),
  });
}
