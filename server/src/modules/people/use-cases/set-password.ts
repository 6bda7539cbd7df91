import { PASSWORD_MAX, PASSWORD_MIN, SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { PersonSession } from '../../sessions/session';
import { deleteOtherSessions, makeSessionFull } from '../../sessions/sessions.repository';
import { findPasswordHash, updatePerson } from '../people.repository';

export interface NewPassword {
  password: string;
  /** Needed unless a code has just proved who it is. */
  currentPassword: string | undefined;
}

/** Sets a person's password. The session becomes a full one, and the person's others end (docs/rules.md, Sessions). */
export async function setPassword(
  { db, clock, passwords }: Pick<Tools, 'db' | 'clock' | 'passwords'>,
  session: PersonSession,
  { password, currentPassword }: NewPassword,
): Promise<void> {
  if (password.length < PASSWORD_MIN) throw new AppError('PASSWORD_TOO_SHORT');
  if (password.length > PASSWORD_MAX) throw new AppError('PASSWORD_TOO_LONG');
  const personId = session.person.id;
  if (session.kind === 'full') {
    const isRight = await passwords.verify(await findPasswordHash(db, personId), currentPassword ?? '');
    if (!isRight) throw new AppError('CURRENT_PASSWORD_WRONG');
  }
  const passwordHash = await passwords.hash(password);
  const expiresAt = new Date(clock.now().getTime() + SESSION_LIFETIME_MS);
  await db.transaction(async (tx) => {
    await updatePerson(tx, personId, { passwordHash });
    await makeSessionFull(tx, session.id, expiresAt);
    await deleteOtherSessions(tx, personId, session.id);
  });
}
