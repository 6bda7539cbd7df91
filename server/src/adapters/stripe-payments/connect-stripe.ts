import Stripe from 'stripe';
import { providerTimeLeft } from '../../ports/provider-time';

export interface StripeConnection {
  secretKey: string;
  /** The address of the demo's sandbox; Stripe itself without it. */
  sandbox?: { host: string; port: number };
  /** How often a request without an answer is repeated. */
  retries?: number;
}

/** Three tries and the pauses between them take less than PROVIDER_TIME_MS (ports/provider-time.ts). */
const TIMEOUT_MS = 7000;
/** The SDK repeats with the same key, so that nothing is done twice. */
const RETRIES = 2;

/** Stripe's client for a key; each request says which program made it. */
export function connectStripe({ secretKey, sandbox, retries = RETRIES }: StripeConnection): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: retries,
    httpClient: inTime(Stripe.createNodeHttpClient()),
    telemetry: false,
    appInfo: { name: 'Keydate' },
    ...(sandbox && { ...sandbox, protocol: 'http' as const }),
  });
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** A client whose requests take no more time than is left for the provider, and which begins none after that. */
function inTime(client: HttpClient): HttpClient {
  const makeRequest: HttpClient['makeRequest'] = async (...request) => {
    const left = providerTimeLeft();
    if (left <= 0) throw new Error('The time for the payment provider is over.');
    const [host, port, path, method, headers, body, protocol, timeout] = request;
    return client.makeRequest(host, port, path, method, headers, body, protocol, Math.min(timeout, left));
  };
  return { getClientName: () => client.getClientName(), makeRequest };
}
