import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import type { Sender } from '../../audit/sender';
import { recordEvent, recordRefusal } from '../../audit/use-cases/record-event';
import { redeemCode } from '../../one-time-codes/use-cases/redeem-code';
import { startSession } from '../../sessions/use-cases/start-session';
import { refuseClients } from '../../policies/person';
import { findPersonByEmail } from '../people.repository';

interface Recovery {
  email: string;
  code: string;
}

/** Exchanges the code that was mailed to an address for a token that may set a new password. */
export async function recoverAccess(
  tools: Pick<Tools, 'db' | 'clock' | 'config'>,
  { email, code }: Recovery,
  sender: Sender,
): Promise<string> {
  const { db, clock } = tools;
  const context = { clock, sender };
  const person = await findPersonByEmail(db, email);
  const entry = { event: 'recovered', by: person ?? null } as const;
  return recordRefusal(db, context, entry, async () => {
    const personId = await redeemCode(tools, { purpose: 'recovery', email, code });
    if (person?.id !== personId) throw new AppError('CODE_EXPIRED');
    refuseClients(person);
    return db.transaction(async (tx) => {
      await recordEvent(tx, context, entry);
      return startSession(tx, clock, { kind: 'code', personId }, sender.userAgent);
    });
  });
}
