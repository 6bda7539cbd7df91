import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { hashOfCode, isSameHash } from '../code';
import { countTry, newestCode, useCode, type CodePurpose } from '../one-time-codes.repository';

export interface Redemption {
  purpose: CodePurpose;
  email: string;
  /** The expected subject of the code, if known: a sign-up, a person, or nobody. */
  subjectId?: string | null;
  code: string;
}

/**
 * Uses up the code of an address and returns its subject. Throws if it is wrong or expired, or was guessed at too
 * often; an unknown address gets the same answer.
 */
export async function redeemCode(
  { db, clock, config }: Pick<Tools, 'db' | 'clock' | 'config'>,
  redemption: Redemption,
): Promise<string> {
  const { purpose, code } = redemption;
  const now = clock.now();
  const known = await newestCode(db, redemption);
  if (known?.usedAt !== null || known.expiresAt <= now) throw new AppError('CODE_EXPIRED');
  if (!(await countTry(db, known.id))) throw new AppError('CODE_LOCKED');
  const isRight = config.acceptedCodeSecrets.some((secret) =>
    isSameHash(known.codeHash, hashOfCode(secret, purpose, known.subjectId, code)),
  );
  if (!isRight || known.subjectId === null) throw new AppError('CODE_WRONG');
  if (!(await useCode(db, known.id, now))) throw new AppError('CODE_EXPIRED');
  return known.subjectId;
}
