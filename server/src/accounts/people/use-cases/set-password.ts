import { PASSWORD_MAX, PASSWORD_MIN, SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import { passwordLength } from '@keydate/domain/password-length';
import { AppError } from '../../../app-error';
import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import { countPasswordInSession } from '../../attempts/use-cases/count-password';
import { deleteKnownBrowsersOf } from '../../browsers/known-browsers.repository';
import { recordEvent, recordRefusal, type AuditContext } from '../../audit/use-cases/record-event';
import type { PersonSession } from '../../sessions/session';
import { deleteOtherSessions, makeSessionFull } from '../../sessions/sessions.repository';
import { isCommonPassword } from '../common-passwords';
import { findPasswordHash, updatePerson } from '../people.repository';
import type { Person } from '../person';

export interface NewPassword {
  password: string;
  /** Needed unless a code has just proved who it is. */
  currentPassword: string | undefined;
}

/** A new password that may be set, as long as the old password that was checked has not changed. */
export interface CheckedPassword {
  hash: string;
  replacedHash: string | null;
}

type CheckTools = Pick<Tools, 'db' | 'clock' | 'config' | 'passwords'>;

/** Checks a new password and the current one, and hashes it: all slow work, before any lock. */
export async function checkPassword(
  tools: CheckTools,
  { id, kind, person }: PersonSession,
  { password, currentPassword = '' }: NewPassword,
  { sender }: AuditContext,
): Promise<CheckedPassword> {
  const length = passwordLength(password);
  if (length < PASSWORD_MIN) throw new AppError('PASSWORD_TOO_SHORT');
  if (length > PASSWORD_MAX) throw new AppError('PASSWORD_TOO_LONG');
  if (isEasyToGuess(password, person)) throw new AppError('PASSWORD_TOO_COMMON');
  const { db, clock, passwords } = tools;
  const replacedHash = await findPasswordHash(db, person.id);
  if (kind === 'full') {
    await recordRefusal(db, { clock, sender }, { event: 'password-changed', by: person }, async () => {
      // a person who found an open session must not have unlimited tries
      const { email } = person;
      const counted = await countPasswordInSession(tools, { email, address: sender.address, sessionId: id });
      if (!(await passwords.verify(replacedHash, currentPassword))) throw new AppError('CURRENT_PASSWORD_WRONG');
      await counted.forgive(db);
    });
  }
  return { hash: await passwords.hash(password), replacedHash };
}

/**
 * True for the passwords that an attacker tries first: the most common ones, and facts about the person that everybody
 * can know.
 */
function isEasyToGuess(password: string, { fullName, email }: Person): boolean {
  const typed = password.trim().toLowerCase();
  return isCommonPassword(typed) || typed === fullName.toLowerCase() || typed === email;
}

/**
 * Sets a person's password, with a lock on the person. The session becomes a full one, the person's others end
 * (server/src/accounts/README.md, Sessions), and no browser is known any more.
 */
export async function setPassword(
  tx: Tx,
  { id, person }: PersonSession,
  password: CheckedPassword,
  context: AuditContext,
): Promise<void> {
  // the second of two simultaneous changes was checked against a password that is no longer valid
  if ((await findPasswordHash(tx, person.id)) !== password.replacedHash) throw new AppError('CURRENT_PASSWORD_WRONG');
  const expiresAt = new Date(context.clock.now().getTime() + SESSION_LIFETIME_MS);
  if (!(await makeSessionFull(tx, id, expiresAt))) throw new AppError('UNAUTHENTICATED');
  await updatePerson(tx, person.id, { passwordHash: password.hash });
  await deleteOtherSessions(tx, person.id, id);
  await deleteKnownBrowsersOf(tx, person.id);
  await recordEvent(tx, context, { event: 'password-changed', by: person });
}
