import { CODE_LIFETIME_MS, CODE_RESEND_AFTER_MS, CODE_TRIES } from '@keydate/contracts/limits';
import { login, logout, otp, resendOtp, signUp } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';
import { aPersonWithoutCompany } from '../builders/people';
import { accountOf } from './accounts';
import { fake } from './fake';
import { openSession, type OpenSession } from './memory';
import { placeByCode } from './place-of';
import { Refusal } from './refusal';
import { anAccount, type World } from './world';

/** Signing in and up, and codes (docs/rules.md, Signing up and in). */
export const signInFakes = [
  fake(login, ({ body, world, memory }) => {
    const account = accountOf(world, body.email);
    if (!account?.isVerified || account.password !== body.password) throw new Refusal('WRONG_CREDENTIALS');
    if (account.user.role === 'Client') throw new Refusal('CLIENT_NOT_ALLOWED');
    const accessToken = openSession(memory, account.user._id, 'full');
    return { messages: 'Welcome back', result: { user: account.user, accessToken } };
  }),

  fake(logout, ({ memory, token = '' }) => {
    memory.sessions.delete(token);
    return {};
  }),

  fake(signUp, ({ body, query, world, memory }) => {
    const known = accountOf(world, body.email);
    if (known?.isVerified) throw new Refusal('USER_ALREADY_EXISTS');
    const pendingInviteCode = [body.referralCode, query.referralCode].find(Boolean);
    const role = roleOf(world, pendingInviteCode, body.role);
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

  fake(resendOtp, ({ body, memory, session, token }) => {
    refuseDeadToken(session, token);
    const last = memory.codes.get(body.email);
    if (last && Date.now() - last.sentAt < CODE_RESEND_AFTER_MS) throw new Refusal('CODE_RESEND_TOO_SOON');
    memory.codes.set(body.email, { sentAt: Date.now(), wrongTries: 0 });
    return {};
  }),

  fake(otp, ({ body, world, memory, session, token }) => {
    refuseDeadToken(session, token);
    const account = accountOf(world, body.email);
    const sent = memory.codes.get(body.email);
    if (!sent || Date.now() - sent.sentAt >= CODE_LIFETIME_MS) throw new Refusal('CODE_EXPIRED');
    if (sent.wrongTries >= CODE_TRIES) throw new Refusal('CODE_LOCKED');
    if (!account || body.otp !== world.code) {
      sent.wrongTries += 1;
      throw new Refusal('CODE_WRONG');
    }
    if (account.user.role === 'Client') throw new Refusal('CLIENT_NOT_ALLOWED');
    account.isVerified = true;
    memory.codes.delete(body.email);
    return { result: { accessToken: openSession(memory, account.user._id, 'recovering') } };
  }),
];

/** What a sign-up makes of somebody: what the invite code says, else what they chose. */
function roleOf(world: World, code: string | undefined, chosen: Role | undefined): Role {
  if (code) return placeByCode(world, code).role;
  if (!chosen) throw new Refusal('ROLE_MISSING');
  return chosen;
}

/** The token of a sign-up that is over; without any token a password is recovered. */
function refuseDeadToken(session: OpenSession | undefined, token: string | undefined): void {
  if (token !== undefined && !session) throw new Refusal('UNAUTHENTICATED');
}
