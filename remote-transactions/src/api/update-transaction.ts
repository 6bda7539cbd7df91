import { callApi, refusalOf } from '@keydate/client';
import type { LastChangedBy } from '@keydate/contracts/fields';
import type { Transaction } from '@keydate/contracts/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { TransactionChange } from '../domain/editable-sections';

/** Somebody else changed the transaction first; our change is not saved. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  readonly current: Transaction;
  /** The person who changed it. */
  readonly changedBy: LastChangedBy;

  constructor(message: string, { current, changedBy }: Pick<VersionConflict, 'current' | 'changedBy'>) {
    super(message);
    this.current = current;
    this.changedBy = changedBy;
  }
}

/** Changes the transaction if it still has this `version`, and returns the new one; otherwise throws VersionConflict. */
export async function sendChange(id: string, version: number, change: TransactionChange): Promise<Transaction> {
  try {
    return (await callApi(updateTransaction, { params: { id }, body: { ...change, version } })).result
      .updatedTransaction;
  } catch (error) {
    const refusal = refusalOf(updateTransaction, error);
    if (refusal?.code !== 'TRANSACTION_CHANGED') throw error;
    const { transaction: current, changedBy } = refusal.result;
    throw new VersionConflict(refusal.message, { current, changedBy });
  }
}
