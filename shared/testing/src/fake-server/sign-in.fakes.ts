import { CODE_LIFETIME_MS, CODE_RESEND_AFTER_MS, CODE_TRIES } from '@keydate/contracts/limits';
import { login, logout, otp, resendOtp, signUp } from '@keydate/contracts/people';
import { isRoleChoice, type Role } from '@keydate/domain/roles';
import { aPersonWithoutCompany } from '../builders/people';
import { accountOf } from './accounts';
import { fake, type Asked } from './fake';
import { openSession, type OpenSession } from './memory';
import type { Refuse } from './refuse';
import { readInvitation } from './invitations';
import { anAccount } from './world';

/** Signing in and up, and codes (server/src/accounts/README.md, Signing up and in). */
export const signInFakes = [
  fake(login, ({ body, world, memory, refuse }) => {
    const account = accountOf(world, body.email);
    const isRight = account?.isVerified === true && account.password === body.password;
    if (world.asksForCode && body.otp === undefined) throw refuse('SIGN_IN_CODE_NEEDED');
    if (world.asksForCode && !(isRight && body.otp === world.code)) throw refuse('SIGN_IN_CODE_WRONG');
    if (!isRight) throw refuse('WRONG_CREDENTIALS');
    if (account.user.role === 'Client') throw refuse('CLIENT_NOT_ALLOWED');
    const accessToken = openSession(memory, account.user._id, 'full');
    return { messages: 'Welcome back', result: { user: account.user, accessToken } };
  }),

  fake(logout, ({ memory, token = '' }) => {
    memory.sessions.delete(token);
    return {};
  }),

  fake(signUp, (asked) => {
    const { body, query, world, memory, refuse } = asked;
    const known = accountOf(world, body.email);
    if (known?.isVerified) throw refuse('USER_ALREADY_EXISTS');
    const pendingInviteCode = [body.referralCode, query.referralCode].find(Boolean);
    const role = roleOf(asked, pendingInviteCode);
    const user = aPersonWithoutCompany({
      fullName: body.fullName,
      role,
      termsAccepted: false,
      contact: { email: body.email, phone: '' },
    });
    const account = anAccount(user, { password: '', isVerified: false, pendingInviteCode });
    world.accounts = [...world.accounts.filter((other) => other !== known), account];
    memory.codes.set(body.email, { sentAt: Date.now(), wrongTries: 0 });
    return { result: { accessToken: openSession(memory, user._id, 'signing-up') } };
  }),

  fake(resendOtp, ({ body, memory, session, token, refuse }) => {
    refuseEndedSession({ session, token, refuse });
    const last = memory.codes.get(body.email);
    if (last && Date.now() - last.sentAt < CODE_RESEND_AFTER_MS) throw refuse('CODE_RESEND_TOO_SOON');
    memory.codes.set(body.email, { sentAt: Date.now(), wrongTries: 0 });
    return {};
  }),

  fake(otp, ({ body, world, memory, session, token, refuse }) => {
    refuseEndedSession({ session, token, refuse });
    const account = accountOf(world, body.email);
    const sent = memory.codes.get(body.email);
    if (!sent || Date.now() - sent.sentAt >= CODE_LIFETIME_MS) throw refuse('CODE_EXPIRED');
    if (sent.wrongTries >= CODE_TRIES) throw refuse('CODE_LOCKED');
    if (!account || body.otp !== world.code) {
      sent.wrongTries += 1;
      throw refuse('CODE_WRONG');
    }
    if (account.user.role === 'Client') throw refuse('CLIENT_NOT_ALLOWED');
    account.isVerified = true;
    memory.codes.delete(body.email);
    return { result: { accessToken: openSession(memory, account.user._id, 'recovering') } };
  }),
];

/** The role that a sign-up leads to: by the invite code, or the one that was chosen. */
function roleOf(asked: Asked<typeof signUp>, code: string | undefined): Role {
  if (code) return readInvitation(asked, code).role;
  const { role: chosen } = asked.body;
  if (!chosen || !isRoleChoice(chosen)) throw asked.refuse('ROLE_MISSING');
  return chosen;
}

interface Bearer {
  session: OpenSession | undefined;
  token: string | undefined;
  refuse: Refuse<'UNAUTHENTICATED'>;
}

/** Refuses the token of a sign-up that has ended; without any token a password is recovered. */
function refuseEndedSession({ session, token, refuse }: Bearer): void {
  if (token !== undefined && !session) throw refuse('UNAUTHENTICATED');
}
