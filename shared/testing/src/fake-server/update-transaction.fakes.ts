import { updateTransaction } from '@keydate/contracts/transaction-update';
import type { Transaction } from '@keydate/contracts/transactions';
import { aContractDate } from '../builders/transactions';
import { fake, type Asked } from './fake';
import { transactionOf } from './members';

type Change = Asked<typeof updateTransaction>['body'];

export const updateTransactionFakes = [
  fake(updateTransaction, (asked) => {
    const { params, body, world, refuse } = asked;
    const { version, ...change } = body;
    const before = transactionOf(asked, params.id);
    const message =
      Object.keys(change).join() === 'notification' ? 'Scheduled Notification Succesfully' : 'Update successful!';
    const changed = changedBy(before, change);
    if (JSON.stringify(changed) === JSON.stringify(before)) return { message, result: { updatedTransaction: before } };
    if (version !== undefined && version !== before.version)
      throw refuse('TRANSACTION_CHANGED', { result: { transaction: before } });
    const updatedTransaction = { ...changed, version: before.version + 1 };
    world.transactions = world.transactions.map((one) => (one === before ? updatedTransaction : one));
    return { message, result: { updatedTransaction } };
  }),
];

function changedBy(
  before: Transaction,
  { contractDates = before.contractDates, ...facts }: Omit<Change, 'version'>,
): Transaction {
  return { ...before, ...facts, contractDates: contractDates.map((date) => aContractDate(date)) };
}
