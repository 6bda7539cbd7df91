import { randomUUID } from 'node:crypto';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent, recordRefusal } from '../../audit/use-cases/record-event';
import { redeemCode } from '../../one-time-codes/use-cases/redeem-code';
import { startSession } from '../../sessions/use-cases/start-session';
import { insertPerson } from '../people.repository';
import { deleteSignUp, findSignUp } from '../sign-ups.repository';

export interface Proof {
  signUpId: string;
  email: string;
  code: string;
}

/** Makes the account of a sign-up whose code came back, and returns a token that may set its password. */
export async function proveSignUp(
  tools: Pick<Tools, 'db' | 'clock' | 'config'>,
  { signUpId, email, code }: Proof,
  sender: Sender,
): Promise<string> {
  const { db, clock } = tools;
  const context = { clock, sender };
  return recordRefusal(db, context, { event: 'account-made', by: null }, async () => {
    const signUp = await findSignUp(db, signUpId);
    if (signUp?.email !== email) throw new AppError('CODE_WRONG');
    await redeemCode(tools, { purpose: 'sign-up', email, subjectId: signUpId, code });
    return db.transaction(async (tx) => {
      const personId = randomUUID();
      const { fullName, role, inviteCode } = signUp;
      const isFirst = await insertPerson(tx, {
        id: personId,
        email,
        fullName,
        role,
        pendingInviteCode: inviteCode,
        createdAt: clock.now(),
      });
      if (!isFirst) throw new AppError('USER_ALREADY_EXISTS');
      await deleteSignUp(tx, signUpId);
      await recordEvent(tx, context, { event: 'account-made', by: { id: personId, companyId: null } });
      return startSession(tx, clock, { kind: 'code', personId }, sender.userAgent);
    });
  });
}
