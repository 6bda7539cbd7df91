import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { startSession } from '../../sessions/use-cases/start-session';
import { findCredentials } from '../people.repository';
import type { Person } from '../person';

/** Opens a session for whoever knows the password of an address; an unknown address takes as long. */
export async function signIn(
  { db, clock, passwords }: Pick<Tools, 'db' | 'clock' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<{ person: Person; token: string }> {
  const known = await findCredentials(db, email);
  const isRight = await passwords.verify(known?.passwordHash ?? null, password);
  if (!known || !isRight) throw new AppError('WRONG_CREDENTIALS');
  // spec § 6: clients use another app; said only once the password was right
  if (known.person.role === 'Client') throw new AppError('CLIENT_NOT_ALLOWED');
  const token = await startSession(db, clock, { kind: 'full', personId: known.person.id });
  return { person: known.person, token };
}
