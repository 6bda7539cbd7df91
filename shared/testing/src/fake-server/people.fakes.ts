import { PASSWORD_MIN } from '@keydate/contracts/limits';
import { getUser, getUserLowerCase, updateUser } from '@keydate/contracts/people';
import { fake, type Asked } from './fake';
import { keepPicture } from './pictures';
import { Refusal } from './refusal';

/** The person of the session. */
export const peopleFakes = [
  fake(getUser, ({ account }) => ({ result: account.user })),
  fake(getUserLowerCase, ({ account }) => ({ result: account.user })),

  fake(updateUser, async (asked) => {
    const { account, body, files, memory } = asked;
    if (body.password !== undefined) setPassword(asked, body.password);
    if (body.terms_accepted) account.user = { ...account.user, termsAccepted: true };
    if (body.fullName !== undefined) account.user = { ...account.user, fullName: body.fullName };
    if (body.contact !== undefined) account.user = { ...account.user, contact: { ...account.user.contact, phone: phoneIn(body.contact) } };
    if (files.avatar) account.user = { ...account.user, avatar: keepPicture(memory, files.avatar) };
    return { result: { user: account.user } };
  }),
];

/** A session made by a code needs no old password, and is a full one from here on. */
function setPassword({ account, body, session }: Asked<typeof updateUser>, password: string): void {
  if (password.length < PASSWORD_MIN) throw new Refusal('PASSWORD_TOO_SHORT');
  if (session.stage === 'full' && body.current_password !== account.password) throw new Refusal('CURRENT_PASSWORD_WRONG');
  account.password = password;
  session.stage = 'full';
}

function phoneIn(contact: string): string {
  const read: unknown = JSON.parse(contact);
  return typeof read === 'object' && read !== null && 'phone' in read ? String(read.phone) : '';
}
