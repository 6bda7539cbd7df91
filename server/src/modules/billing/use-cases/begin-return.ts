import { createHash, randomBytes } from 'node:crypto';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { insertReturn, type PaymentReturn } from '../payment-returns.repository';

/** Makes the token that a person comes back with from a confirmation. It names that confirmation, and opens nothing. */
export async function beginReturn(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { id: personId, companyId }: Member,
  { purpose, intentId, planId }: Pick<PaymentReturn, 'purpose' | 'intentId' | 'planId'>,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const createdAt = clock.now();
  await insertReturn(db, { tokenHash: hashOfReturn(token), companyId, personId, purpose, intentId, planId, createdAt });
  return token;
}

export function hashOfReturn(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The id of what a client secret confirms. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}
