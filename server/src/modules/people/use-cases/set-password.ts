import { PASSWORD_MAX, PASSWORD_MIN, SESSION_LIFETIME_MS } from '@keydate/contracts/limits';
import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { countAttempt } from '../../attempts/use-cases/count-attempt';
import type { Sender } from '../../audit/sender';
import { recordEvent, recordRefusal } from '../../audit/use-cases/record-event';
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
  tools: Pick<Tools, 'db' | 'clock' | 'config' | 'passwords'>,
  session: PersonSession,
  { password, currentPassword }: NewPassword,
  sender: Sender,
): Promise<void> {
  const { db, clock, passwords } = tools;
  if (password.length < PASSWORD_MIN) throw new AppError('PASSWORD_TOO_SHORT');
  if (password.length > PASSWORD_MAX) throw new AppError('PASSWORD_TOO_LONG');
  const personId = session.person.id;
  const occasion = { clock, sender };
  const happening = { event: 'password-changed', by: session.person } as const;
  if (session.kind === 'full') await recordRefusal(db, occasion, happening, () => refuseWrongPassword(tools, personId, currentPassword ?? ''));
  const passwordHash = await passwords.hash(password);
  const expiresAt = new Date(clock.now().getTime() + SESSION_LIFETIME_MS);
  await db.transaction(async (tx) => {
    await updatePerson(tx, personId, { passwordHash });
    await makeSessionFull(tx, session.id, expiresAt);
    await deleteOtherSessions(tx, personId, session.id);
    await recordEvent(tx, occasion, happening);
  });
}

/** Whoever found an open session may not try passwords at it without end. */
async function refuseWrongPassword(tools: Pick<Tools, 'db' | 'clock' | 'config' | 'passwords'>, personId: string, password: string): Promise<void> {
  await countAttempt(tools, 'current password', personId);
  const isRight = await tools.passwords.verify(await findPasswordHash(tools.db, personId), password);
  if (!isRight) throw new AppError('CURRENT_PASSWORD_WRONG');
}
