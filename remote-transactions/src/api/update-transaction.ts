import { callApi, refusalOf } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { TransactionChange } from '../domain/transaction-parts';

/** Somebody else changed the transaction first; nothing of ours is saved. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  /** The transaction as it is now. */
  readonly present: Transaction;

  constructor(message: string, present: Transaction) {
    super(message);
    this.present = present;
  }
}

/** Changes a transaction that stands at `version`; gives it as it is afterwards. Throws Overtaken when it stands at another by now. */
export async function sendChange(id: string, version: number, change: TransactionChange): Promise<Transaction> {
  try {
    return (await callApi(updateTransaction, { params: { id }, body: { ...change, version } })).result
      .updatedTransaction;
  } catch (error) {
    const refusal = refusalOf(updateTransaction, error);
    if (refusal?.code !== 'TRANSACTION_CHANGED') throw error;
    throw new Overtaken(refusal.message, refusal.result.transaction);
  }
}
