import { randomUUID } from 'node:crypto';
import type { Role } from '@keydate/domain/roles';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { readInvitation } from '../../invites/use-cases/read-invitation';
import { issueCode } from '../../one-time-codes/use-cases/issue-code';
import { startSession } from '../../sessions/use-cases/start-session';
import { mailCode } from '../mails/mail-code';
import { chosenRole } from '../../policies/person';
import { findPersonByEmail } from '../people.repository';
import { insertSignUp } from '../sign-ups.repository';
import { refuseFullTeam } from './refuse-full-team';

export interface SignUpRequest {
  fullName: string;
  email: string;
  inviteCode: string | undefined;
  role: Role | undefined;
}

type SignUpTools = Pick<Tools, 'db' | 'clock' | 'config' | 'mailer' | 'background' | 'ask'>;

/** Stores a sign-up, mails its code, and returns the token that confirms this sign-up. */
export async function signUp(tools: SignUpTools, input: SignUpRequest): Promise<string> {
  const { db, clock } = tools;
  const { email, fullName } = input;
  if (await findPersonByEmail(db, email)) throw new AppError('USER_ALREADY_EXISTS');
  const role = input.inviteCode ? await roleByInvitation(tools, input.inviteCode) : chosenRole(input.role);
  const { token, code } = await db.transaction(async (tx) => {
    const id = randomUUID();
    await insertSignUp(tx, { id, email, fullName, role, inviteCode: input.inviteCode ?? null, createdAt: clock.now() });
    const issued = await issueCode(tx, tools, { purpose: 'sign-up', email, subjectId: id });
    return { code: issued, token: await startSession(tx, clock, { kind: 'sign-up', signUpId: id }) };
  });
  mailCode(tools, { purpose: 'sign-up', email, code });
  return token;
}

async function roleByInvitation(tools: Pick<Tools, 'db' | 'clock' | 'ask'>, inviteCode: string): Promise<Role> {
  const invitation = await readInvitation(tools.db, inviteCode, tools.clock.now());
  await refuseFullTeam(tools.db, tools, invitation.companyId);
  return invitation.role;
}
