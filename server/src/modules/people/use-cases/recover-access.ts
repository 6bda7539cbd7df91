import { AppError } from '../../../app-error';
import type { Tools } from '../../../tools';
import { redeemCode } from '../../one-time-codes/use-cases/redeem-code';
import { startSession } from '../../sessions/use-cases/start-session';
import { refuseClients } from '../people.policy';
import { findPerson } from '../people.repository';

/** Gives whoever got the code of an address a token that may set the password anew. */
export async function recoverAccess(tools: Pick<Tools, 'db' | 'clock' | 'config'>, email: string, code: string): Promise<string> {
  const personId = await redeemCode(tools, { purpose: 'recovery', email, code });
  const person = await findPerson(tools.db, personId);
  if (!person) throw new AppError('CODE_EXPIRED');
  refuseClients(person);
  return startSession(tools.db, tools.clock, { kind: 'code', personId });
}
