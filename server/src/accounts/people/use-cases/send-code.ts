import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import { issueCode } from '../../one-time-codes/use-cases/issue-code';
import { mailCode } from '../mails/mail-code';
import { findPersonByEmail } from '../people.repository';
import { findSignUp } from '../sign-ups.repository';

type SendTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background'>;

/** Sends the sign-up under way another code. */
export async function resendSignUpCode(tools: SendTools, signUpId: string, email: string): Promise<void> {
  const signUp = await findSignUp(tools.db, signUpId);
  if (signUp?.email !== email) throw new AppError('FORBIDDEN');
  const code = await tools.db.transaction((tx) =>
    issueCode(tx, tools, { purpose: 'sign-up', email, subjectId: signUpId }),
  );
  mailCode(tools, { purpose: 'sign-up', email, code });
}

/** Sends a code to set a new password. An unknown address gets none, but the same answer after the same work. */
export async function sendRecoveryCode(tools: SendTools, email: string, sender: Sender): Promise<void> {
  const { db, clock } = tools;
  const person = await findPersonByEmail(db, email);
  const code = await db.transaction(async (tx) => {
    await recordEvent(tx, { clock, sender }, { event: 'recovery-asked', by: person ?? null });
    return issueCode(tx, tools, { purpose: 'recovery', email, subjectId: person?.id ?? null });
  });
  if (person) mailCode(tools, { purpose: 'recovery', email, code });
}
