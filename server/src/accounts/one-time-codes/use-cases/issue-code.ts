import { randomUUID } from 'node:crypto';
import { CODES_PER_DAY, CODES_PER_HOUR, CODE_LIFETIME_MS, CODE_RESEND_AFTER_MS } from '@keydate/contracts/limits';
import { DAY_MS, HOUR_MS } from '@keydate/domain/durations';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { hashOfCode, newCode } from '../code';
import { codeTimes, insertCode, lockAddress, type CodeOwner, type CodePurpose } from '../one-time-codes.repository';

export interface CodeOrder {
  purpose: CodePurpose;
  email: string;
  /** Null for a code that nobody gets: the limits must work as for one that is mailed. */
  subjectId: string | null;
}

/** Makes a code to be mailed, unless the address has had too many for this purpose lately. Only its hash is stored. */
export async function issueCode(
  tx: Tx,
  { config, clock }: Pick<Tools, 'config' | 'clock'>,
  order: CodeOrder,
): Promise<string> {
  const now = clock.now();
  await lockAddress(tx, order.email);
  refuseTooMany(await codeTimes(tx, countedWith(order), new Date(now.getTime() - DAY_MS)), now);
  const code = newCode();
  await insertCode(tx, {
    ...order,
    id: randomUUID(),
    codeHash: hashOfCode(config.codeSecret, order.purpose, order.subjectId, code),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
    usedAt: null,
  });
  return code;
}

/**
 * Which codes count toward the limits. Those for a wrong password, which nobody gets, do not count toward the person's
 * own: so a stranger cannot use them up. For other purposes, the address of the person who asks counts.
 */
function countedWith({ purpose, email, subjectId }: CodeOrder): CodeOwner {
  return purpose === 'sign-in' ? { purpose, email, subjectId } : { purpose, email };
}

function refuseTooMany(times: readonly Date[], now: Date): void {
  const ages = times.map((time) => now.getTime() - time.getTime());
  if (ages.some((age) => age < CODE_RESEND_AFTER_MS)) throw new AppError('CODE_RESEND_TOO_SOON');
  const inTheHour = ages.filter((age) => age < HOUR_MS).length;
  if (inTheHour >= CODES_PER_HOUR || ages.length >= CODES_PER_DAY) throw new AppError('CODE_RESEND_LIMIT');
}
