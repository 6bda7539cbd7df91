import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../../db/database';
import type { Clock } from '../../ports/clock';
import type { Member, Sender } from '../../accounts';
import { insertReturn, type PaymentReturn } from '../payment-returns.repository';

/** Makes the token with which a person returns from a confirmation. It only names the confirmation: it gives access to nothing. */
export async function beginReturn(
  { db, clock }: { db: Queries; clock: Clock },
  { id: personId, companyId }: Member,
  confirmed: Pick<PaymentReturn, 'purpose' | 'intentId' | 'planId'>,
  sender: Sender,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const createdAt = clock.now();
  await insertReturn(db, { tokenHash: hashOfReturn(token), companyId, personId, createdAt, ...confirmed, ...sender });
  return token;
}

export function hashOfReturn(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
