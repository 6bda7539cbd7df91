import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { issueCode, type CodeOrder } from '../../one-time-codes/use-cases/issue-code';
import { mailCode } from '../mails/mail-code';
import { findPersonByEmail } from '../people.repository';
import { findSignUp } from '../sign-ups.repository';

type SendTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background'>;

/** Sends the sign-up under way another code. */
export async function resendSignUpCode(tools: SendTools, signUpId: string, email: string): Promise<void> {
  const signUp = await findSignUp(tools.db, signUpId);
  if (signUp?.email !== email) throw new AppError('FORBIDDEN');
  await send(tools, { purpose: 'sign-up', email, subjectId: signUpId });
}

/** Sends a code to set a password anew. An unknown address gets none, but the same answer after the same work. */
export async function sendRecoveryCode(tools: SendTools, email: string): Promise<void> {
  const person = await findPersonByEmail(tools.db, email);
  await send(tools, { purpose: 'recovery', email, subjectId: person?.id ?? null });
}

async function send(tools: SendTools, order: CodeOrder): Promise<void> {
  const code = await tools.db.transaction((tx) => issueCode(tx, tools, order));
  if (order.subjectId !== null) mailCode(tools, { ...order, code });
}
