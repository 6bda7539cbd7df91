import { PASSWORD_MIN } from '@keydate/contracts/limits';
import { getUser, getUserLowerCase, updateUser, type User } from '@keydate/contracts/people';
import { changedMeanwhile } from '@keydate/domain/changed-meanwhile';
import { passwordLength } from '@keydate/domain/password-length';
import { isRoleChoice } from '@keydate/domain/roles';
import { inviterOf } from './accounts';
import { fake, type Asked } from './fake';
import { readInvitation } from './invitations';
import { storePicture } from './pictures';

/** The person of the session. */
export const peopleFakes = [
  fake(getUser, ({ account }) => ({ result: account.user })),
  fake(getUserLowerCase, ({ account }) => ({ result: account.user })),

  fake(updateUser, async (asked) => {
    const { account, body, files } = asked;
    refuseIfChanged(asked);
    if (body.password !== undefined) setPassword(asked, body.password);
    if (body.terms_accepted) acceptTerms(asked);
    if (body.role ?? body.referralCode) account.user = { ...account.user, ...placeAskedFor(asked) };
    if (body.fullName !== undefined) account.user = { ...account.user, fullName: body.fullName };
    if (body.contact !== undefined)
      account.user = { ...account.user, contact: { ...account.user.contact, phone: phoneIn(body.contact) } };
    if (body.timeZone !== undefined) account.user = { ...account.user, timeZone: body.timeZone || null };
    if (files.avatar) account.user = { ...account.user, avatar: storePicture(asked, files.avatar) };
    return { result: { user: account.user } };
  }),
];

function refuseIfChanged({ account, body, refuse }: Asked<typeof updateUser>): void {
  const { user } = account;
  const shown = { fullName: user.fullName, phone: user.contact.phone, timeZone: user.timeZone ?? '' };
  const { fullName, timeZone, contact, seen = {} } = body;
  const change = { fullName, timeZone, phone: contact === undefined ? undefined : phoneIn(contact) };
  if (changedMeanwhile(shown, seen, change).length > 0) throw refuse('CHANGED_MEANWHILE', { result: { user } });
}

/** A session made by a code needs no old password, and is a full one from here on. */
function setPassword({ account, body, session, refuse }: Asked<typeof updateUser>, password: string): void {
  if (passwordLength(password) < PASSWORD_MIN) throw refuse('PASSWORD_TOO_SHORT');
  if (isEasyToGuess(account.user, password)) throw refuse('PASSWORD_TOO_COMMON');
  if (session.stage === 'full' && body.current_password !== account.password) throw refuse('CURRENT_PASSWORD_WRONG');
  account.password = password;
  session.stage = 'full';
}

/** A few of the 10,000 passwords that the server knows. */
const COMMON_PASSWORDS = ['12345678', 'password', 'password1', 'trustno1'];

function isEasyToGuess({ fullName, contact }: User, password: string): boolean {
  const typed = password.toLowerCase();
  return [...COMMON_PASSWORDS, fullName.toLowerCase(), contact.email.toLowerCase()].includes(typed);
}

/** An invited person joins by accepting; an invitation that has ended is dropped, and the terms stay accepted. */
function acceptTerms(asked: Asked<typeof updateUser>): void {
  const { account, body, world, refuse } = asked;
  const { pendingInviteCode: code } = account;
  account.user = { ...account.user, termsAccepted: true };
  account.pendingInviteCode = undefined;
  if (!code || body.referralCode) return;
  if (!inviterOf(world, code)) throw refuse('INVITE_CODE_ENDED');
  account.user = { ...account.user, ...readInvitation(asked, code) };
}

/** server/src/accounts/README.md, Joining: a person without a company joins one by a code, or takes a role that can create one. */
function placeAskedFor(asked: Asked<typeof updateUser>): Partial<User> {
  const { body, refuse } = asked;
  const { user } = asked.account;
  const { referralCode, role } = body;
  if (user.company) throw refuse('COMPANY_EXISTS');
  if (referralCode) {
    if (!user.termsAccepted) throw refuse('TERMS_NOT_ACCEPTED');
    return readInvitation(asked, referralCode);
  }
  if (!role || !isRoleChoice(role)) throw refuse('ROLE_MISSING');
  return { role };
}

function phoneIn(contact: string): string {
  const read: unknown = JSON.parse(contact);
  return typeof read === 'object' && read !== null && 'phone' in read ? String(read.phone) : '';
}
