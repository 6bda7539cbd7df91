import type { Tx } from '../../../db/database';
import type { Tools } from '../../../tools';
import type { Member } from '../../people/person';
import { datesOfTransaction, replaceDates } from '../contract-dates.repository';
import { seenBy } from '../transactions.policy';
import { lockTransaction, storeTransaction, type TransactionWithClient } from '../transactions.repository';
import { changeTransaction, type TransactionChange, type TransactionState } from './change-transaction';

export interface UpdatedTransaction extends TransactionWithClient, TransactionState {
  /** Whether the change was meant for another version, and the transaction is as it was. */
  isStale: boolean;
}

/**
 * Changes a transaction as a whole or not at all. `version` is the one that was changed; without it the last to write wins.
 * What would change nothing is no conflict: a lost reply may be asked for again.
 */
export async function updateTransaction(
  { db }: Pick<Tools, 'db'>,
  member: Member,
  id: string,
  { version, ...change }: TransactionChange & { version?: number | undefined },
): Promise<UpdatedTransaction> {
  return db.transaction(async (tx) => {
    const { transaction, client } = seenBy(member, await lockTransaction(tx, id));
    const before = { transaction, dates: await datesOfTransaction(tx, id) };
    const after = changeTransaction(before, change);
    if (!after) return { ...before, client, isStale: false };
    if (version !== undefined && version !== transaction.version) return { ...before, client, isStale: true };
    await storeChange(tx, before, after);
    return { ...after, client, isStale: false };
  });
}

/** The one place where a transaction becomes another: whatever follows from its dates, notification or status belongs here. */
async function storeChange(tx: Tx, before: TransactionState, after: TransactionState): Promise<void> {
  await storeTransaction(tx, after.transaction);
  if (after.dates !== before.dates) await replaceDates(tx, after.transaction.id, after.dates);
}
