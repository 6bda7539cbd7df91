import type { Tx } from '../../db/database';
import { endLease, type Lease, type WaitingMail } from '../../mail';

/** When to come back to the mails of a transaction that a person is changing right now. */
const HELD_MS = 1000;

/** Gives back those mails of a lease that are held by somebody's change, for a later try. Returns the others. */
export async function holdMails(
  tx: Tx,
  { id, mails }: Lease,
  { held, now }: { held: ReadonlySet<string>; now: Date },
): Promise<WaitingMail[]> {
  const isHeld = (mail: WaitingMail) => held.has(mail.id);
  await endLease(tx, { id, mails: mails.filter(isHeld) }, new Date(now.getTime() + HELD_MS));
  return mails.filter((mail) => !isHeld(mail));
}
