import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent } from '../../audit/use-cases/record-event';
import type { PersonSession } from '../../sessions/session';
import { deleteSession } from '../../sessions/sessions.repository';

/** Ends a session, here and on every device that had its token. */
export async function signOut(
  { db, clock, realtime }: Pick<Tools, 'db' | 'clock' | 'realtime'>,
  { id, person }: PersonSession,
  sender: Sender,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSession(tx, id);
    await recordEvent(tx, { clock, sender }, { event: 'signed-out', by: person });
  });
  realtime.endSession(id);
}
