import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent, recordRefusal } from '../../audit/use-cases/record-event';
import { startSession } from '../../sessions/use-cases/start-session';
import { refuseClients } from '../people.policy';
import { findCredentials, findPasswordHash, lockPerson } from '../people.repository';
import type { Person } from '../person';

/** Opens a session for the person who knows an address's password; an unknown address takes as long. */
export async function signIn(
  { db, clock, passwords }: Pick<Tools, 'db' | 'clock' | 'passwords'>,
  { email, password }: { email: string; password: string },
  sender: Sender,
): Promise<{ person: Person; token: string }> {
  const context = { clock, sender };
  const known = await findCredentials(db, email);
  const entry = { event: 'signed-in', by: known?.person ?? null } as const;
  return recordRefusal(db, context, entry, async () => {
    const isRight = await passwords.verify(known?.passwordHash ?? null, password);
    if (!known || !isRight) throw new AppError('WRONG_CREDENTIALS');
    refuseClients(known.person);
    return db.transaction(async (tx) => {
      const person = await lockPerson(tx, known.person.id);
      // a password that was changed while this one was checked has ended the sessions of the old one, and this would be one more
      const isStillRight = (await findPasswordHash(tx, known.person.id)) === known.passwordHash;
      if (!person || !isStillRight) throw new AppError('WRONG_CREDENTIALS');
      await recordEvent(tx, context, entry);
      return { person, token: await startSession(tx, clock, { kind: 'full', personId: person.id }) };
    });
  });
}
