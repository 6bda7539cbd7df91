import Stripe from 'stripe';
import type { StoredEvent } from '../ledger/kinds';
import { newId } from '../ledger/ledger';

/** The address of the webhook, and the secret that signs its events. */
export interface WebhookTarget {
  url: string;
  secret: string;
  /** The types of events that are sent there; all unless given. */
  events?: readonly string[];
}

/** Delivers one payload of an account with its signature; resolves to whether it was accepted. */
export type Deliver = (payload: string, signature: string, account: string) => Promise<boolean>;

const signer = new Stripe('sk_test_signer');
const TIMEOUT_MS = 20_000;

/** The version that the SDK speaks; events carry it. */
const API_VERSION = Stripe.API_VERSION;

export function newEvent(type: Stripe.Event.Type, object: unknown, created: number, firstTry: number): StoredEvent {
  const id = newId('evt');
  const payload = JSON.stringify({
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  return { id, object: 'sandbox.event', created, type, payload, deliversAgain: firstTry };
}

/** Sends a payload as Stripe does; anything but a 2xx is a refusal. */
export function deliverTo({ url }: WebhookTarget): Deliver {
  return async (payload, signature) => {
    try {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };
}

/** The signature of a payload that is sent now: receivers check its age by the real time. */
export function signatureOf(payload: string, secret: string): string {
  return signer.webhooks.generateTestHeaderString({ payload, secret });
}
