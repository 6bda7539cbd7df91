import { createHmac, timingSafeEqual } from 'node:crypto';

/** The person, and the transaction whose emails they get. */
export interface Subscription {
  personId: string;
  transactionId: string;
}

const SEPARATOR = '.';

/** A token that nobody can guess. Its holder can stop and resume the emails to one person about one transaction. */
export function unsubscribeToken(subscription: Subscription, secret: string): string {
  const named = [subscription.personId, subscription.transactionId].map((id) => Buffer.from(id).toString('base64url'));
  return [...named, signatureOf(named, secret)].join(SEPARATOR);
}

/** The subscription that a token ends; null if we did not sign it. */
export function readUnsubscribeToken(token: string, secret: string): Subscription | null {
  const [person = '', transaction = '', signature = '', ...more] = token.split(SEPARATOR);
  const expected = Buffer.from(signatureOf([person, transaction], secret));
  const given = Buffer.from(signature);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [personId = '', transactionId = ''] = [person, transaction].map((id) =>
    Buffer.from(id, 'base64url').toString(),
  );
  return { personId, transactionId };
}

function signatureOf(named: readonly string[], secret: string): string {
  return createHmac('sha256', secret)
    .update(`unsubscribe ${named.join(SEPARATOR)}`)
    .digest('base64url');
}
