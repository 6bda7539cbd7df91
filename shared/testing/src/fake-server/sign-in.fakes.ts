import { CODE_RESEND_AFTER_MS, CODE_TRIES } from '@keydate/contracts/limits';
import { login, logout, otp, resendOtp, signUp } from '@keydate/contracts/people';
import type { Role } from '@keydate/domain/roles';
import { aFounder } from '../builders/people';
import { accountOf } from './accounts';
import { fake } from './fake';
import { openSession } from './memory';
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
    const { role, company } = placeOf(world, body.referralCode ?? query.referralCode, body.role);
    const user = aFounder({ fullName: body.fullName, role, company, termsAccepted: false, contact: { email: body.email, phone: '' } });
    world.accounts = [...world.accounts.filter((account) => account !== known), anAccount(user, { password: '', isVerified: false })];
    memory.codes.set(body.email, { sentAt: Date.now(), wrongTries: 0 });
    return { result: { accessToken: openSession(memory, user._id, 'signing-up') } };
  }),

  fake(resendOtp, ({ body, memory }) => {
    const last = memory.codes.get(body.email);
    if (last && Date.now() - last.sentAt < CODE_RESEND_AFTER_MS) throw new Refusal('CODE_RESEND_TOO_SOON');
    memory.codes.set(body.email, { sentAt: Date.now(), wrongTries: 0 });
    return {};
  }),

  fake(otp, ({ body, world, memory }) => {
    const account = accountOf(world, body.email);
    const sent = memory.codes.get(body.email);
    if (!account || !sent) throw new Refusal('CODE_WRONG');
    if (sent.wrongTries >= CODE_TRIES) throw new Refusal('CODE_LOCKED');
    if (body.otp !== world.code) {
      sent.wrongTries += 1;
      throw new Refusal('CODE_WRONG');
    }
    account.isVerified = true;
    memory.codes.delete(body.email);
    return { result: { accessToken: openSession(memory, account.user._id, 'recovering') } };
  }),
];

/** Where a sign-up leads: into the company of its invite code, or to one's own. */
function placeOf(world: World, code: string | undefined, role: Role | undefined) {
  if (!code) {
    if (!role) throw new Refusal('ROLE_MISSING');
    return { role, company: null };
  }
  return placeByCode(world, code);
}
