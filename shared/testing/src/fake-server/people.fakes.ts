import { PASSWORD_MIN } from '@keydate/contracts/limits';
import { getUser, getUserLowerCase, updateUser, type User } from '@keydate/contracts/people';
import { passwordLength } from '@keydate/domain/password-length';
import { isSuperRole } from '@keydate/domain/roles';
import { inviterOf } from './accounts';
import { fake, type Asked } from './fake';
import { keepPicture } from './pictures';
import { placeByCode } from './place-of';
import { Refusal } from './refusal';
import type { World } from './world';

/** The person of the session. */
export const peopleFakes = [
  fake(getUser, ({ account }) => ({ result: account.user })),
  fake(getUserLowerCase, ({ account }) => ({ result: account.user })),

  fake(updateUser, async (asked) => {
    const { account, body, files, memory, world } = asked;
    if (body.password !== undefined) setPassword(asked, body.password);
    if (body.terms_accepted) acceptTerms(asked);
    if (body.role ?? body.referralCode) account.user = { ...account.user, ...placeAskedFor(account.user, body, world) };
    if (body.fullName !== undefined) account.user = { ...account.user, fullName: body.fullName };
    if (body.contact !== undefined)
      account.user = { ...account.user, contact: { ...account.user.contact, phone: phoneIn(body.contact) } };
    if (files.avatar) account.user = { ...account.user, avatar: keepPicture(memory, files.avatar) };
    return { result: { user: account.user } };
  }),
];

/** A session made by a code needs no old password, and is a full one from here on. */
function setPassword({ account, body, session }: Asked<typeof updateUser>, password: string): void {
  if (passwordLength(password) < PASSWORD_MIN) throw new Refusal('PASSWORD_TOO_SHORT');
  if (session.stage === 'full' && body.current_password !== account.password)
    throw new Refusal('CURRENT_PASSWORD_WRONG');
  account.password = password;
  session.stage = 'full';
}

/** Whoever was invited joins by it; an invitation that leads nowhere any more is forgotten, the terms stay accepted. */
function acceptTerms({ account, body, world }: Asked<typeof updateUser>): void {
  const { pendingInviteCode: code } = account;
  account.user = { ...account.user, termsAccepted: true };
  account.pendingInviteCode = undefined;
  if (!code || body.referralCode) return;
  if (!inviterOf(world, code)) throw new Refusal('INVITE_CODE_ENDED');
  account.user = { ...account.user, ...placeByCode(world, code) };
}

/** docs/rules.md, Joining: whoever is in no company joins one by a code, or takes a role that can create one. */
function placeAskedFor(
  user: User,
  { referralCode, role }: Asked<typeof updateUser>['body'],
  world: World,
): Partial<User> {
  if (user.company) throw new Refusal('COMPANY_EXISTS');
  if (referralCode) {
    if (!user.termsAccepted) throw new Refusal('TERMS_NOT_ACCEPTED');
    return placeByCode(world, referralCode);
  }
  if (!role || !isSuperRole(role)) throw new Refusal('ROLE_MISSING');
  return { role };
}

function phoneIn(contact: string): string {
  const read: unknown = JSON.parse(contact);
  return typeof read === 'object' && read !== null && 'phone' in read ? String(read.phone) : '';
}
