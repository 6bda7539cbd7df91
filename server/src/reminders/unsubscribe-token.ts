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

/** The subscription that a token ends; null if we signed it with none of these secrets. */
export function readUnsubscribeToken(token: string, secrets: readonly string[]): Subscription | null {
  const [person = '', transaction = '', signature = '', ...more] = token.split(SEPARATOR);
  const given = Buffer.from(signature);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf([person, transaction], secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (more.length > 0 || !isOurs) return null;
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
