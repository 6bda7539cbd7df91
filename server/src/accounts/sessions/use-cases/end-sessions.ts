import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { Person } from '../../people/person';
import { deleteSessionOf, deleteSessionsOf } from '../sessions.repository';

type EndTools = Pick<Tools, 'db' | 'clock' | 'realtime'>;

/** Signs a person out in one place. Throws NOT_FOUND for a session that is not theirs. */
export async function endSession(
  { db, clock, realtime }: EndTools,
  person: Person,
  id: string,
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSessionOf(tx, person.id, id))) throw new AppError('NOT_FOUND');
    await recordEvent(tx, { clock, sender }, { event: 'signed-out', by: person, about: 'one of their sessions' });
  });
  realtime.endSession(id);
}

/** Signs a person out everywhere. */
export async function endSessions({ db, clock, realtime }: EndTools, person: Person, sender: Sender): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSessionsOf(tx, person.id);
    await recordEvent(tx, { clock, sender }, { event: 'signed-out', by: person, about: 'all of their sessions' });
  });
  realtime.endSessionsOf(person.id);
}
