import { catchUp } from '@keydate/contracts/socket';
import type { Tools } from '../../../tools';
import type { TransactionRow } from '../../transactions.repository';
import { teamOf, type Who } from './listeners-of';

/** Makes the open pages of a transaction's team fetch it again. Nobody's bell rings. */
export async function refreshTeam(
  { db, realtime }: Pick<Tools, 'db' | 'realtime'>,
  transaction: Pick<TransactionRow, 'companyId' | 'ownerId'>,
  who: Who,
): Promise<void> {
  for (const { id } of await teamOf(db, transaction, who)) realtime.emitTo(id, catchUp, null);
}
