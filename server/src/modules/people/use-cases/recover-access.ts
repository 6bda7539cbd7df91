import type { Tools } from '../../../tools';
import { redeemCode } from '../../one-time-codes/use-cases/redeem-code';
import { startSession } from '../../sessions/use-cases/start-session';

/** Gives whoever got the code of an address a token that may set the password anew. */
export async function recoverAccess(tools: Pick<Tools, 'db' | 'clock' | 'config'>, email: string, code: string): Promise<string> {
  const personId = await redeemCode(tools, { purpose: 'recovery', email, code });
  return startSession(tools.db, tools.clock, { kind: 'code', personId });
}
