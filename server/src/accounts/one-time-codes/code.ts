import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS } from '@keydate/contracts/limits';
import type { CodePurpose } from './one-time-codes.repository';

/** A code of six digits that nobody can foresee. */
export function newCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0');
}

/**
 * The hash of a code; only it is stored. A million codes are quickly tried, so the hash needs the installation's
 * secret.
 */
export function hashOfCode(secret: string, purpose: CodePurpose, subjectId: string | null, code: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, subjectId, code]))
    .digest('base64url');
}

/** True if two hashes are the same; the time that it takes does not depend on where they differ. */
export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
