import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { startSession } from '../../sessions/use-cases/start-session';
import { refuseClients } from '../people.policy';
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
  refuseClients(known.person);
  const token = await startSession(db, clock, { kind: 'full', personId: known.person.id });
  return { person: known.person, token };
}
