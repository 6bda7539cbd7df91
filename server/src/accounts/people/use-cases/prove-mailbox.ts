import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { issueCode } from '../../one-time-codes/use-cases/issue-code';
import { redeemCode } from '../../one-time-codes/use-cases/redeem-code';
import { mailCode } from '../mails/mail-code';

interface Proof {
  email: string;
  /** The entered code; undefined asks for one. */
  otp: string | undefined;
  /** The person whose password was right; null if it was wrong or nobody has the address. */
  personId: string | null;
}

type ProveTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background'>;

/**
 * The second step of a sign-in: returns if the code of the mail is right, and throws otherwise. A code is mailed only
 * after the right password, so that nobody can fill a mailbox, or use up its codes. A wrong password leads to the same
 * work and the same answer, so that the step does not reveal which it was.
 */
export async function proveMailbox(tools: ProveTools, { email, otp, personId }: Proof): Promise<void> {
  const whose = { purpose: 'sign-in', email, subjectId: personId } as const;
  if (otp === undefined) {
    const code = await tools.db.transaction((tx) => issueCode(tx, tools, whose)).catch(nullIfTooMany);
    if (code !== null && personId !== null) mailCode(tools, { purpose: 'sign-in', email, code });
    throw new AppError('SIGN_IN_CODE_NEEDED');
  }
  // wrong, expired and locked codes get the same answer: the difference would reveal whether the password was right
  await redeemCode(tools, { ...whose, code: otp }).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('SIGN_IN_CODE_WRONG') : error;
  });
}

/** Too many codes were requested: the last one is still in the mailbox, and the answer stays the same. */
function nullIfTooMany(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
