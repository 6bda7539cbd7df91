import { canListTransactionsOf, transactionsOfPersonSeenBy } from '@keydate/domain/transaction-permissions';
import { AppError } from '../../app-error';
import type { Tools } from '../../tools';
import { findSharedPage, type SharedTransaction } from '../lenders/shared-transactions.repository';
import { type Member, readTeammate } from '../../accounts';
import {
  findTransactionPage,
  type ListedTransaction,
  type TransactionFilter,
  type TransactionPlace,
} from '../transaction-lists.repository';

/** A transaction of the list; `share` says which part a member reads as its lender. */
export type ListedOrShared = (ListedTransaction & { share?: undefined }) | SharedTransaction;

/**
 * The transactions of a person that the reader sees, by their next deadline. People's own list also has those that
 * they read as lenders; a lender's teammates do not see them there.
 */
export async function listTransactions(
  { db }: Pick<Tools, 'db'>,
  reader: Member,
  personId: string,
  filter: TransactionFilter,
): Promise<ListedOrShared[]> {
  const person = await readTeammate({ db }, reader, personId);
  if (!canListTransactionsOf(reader, person)) throw new AppError('FORBIDDEN');
  const [own, shared] = await Promise.all([
    findTransactionPage(db, transactionsOfPersonSeenBy(reader, person), filter),
    reader.id === person.id ? findSharedPage(db, reader, filter) : [],
  ]);
  if (shared.length === 0) return own;
  return [...own, ...shared].sort((a, b) => comparePlaces(placeOf(a), placeOf(b))).slice(0, filter.limit);
}

/** The place of a transaction in the reader's list: a lender's is sorted by the deadlines that they see. */
export function placeOf({ transaction: { createdAt, id, nextDue }, share }: ListedOrShared): TransactionPlace {
  return { createdAt, id, nextDue: share?.nextDue ?? nextDue };
}

/** As the database sorts: days as text, with `infinity` last; then the newest first. */
function comparePlaces(a: TransactionPlace, b: TransactionPlace): number {
  if (a.nextDue !== b.nextDue) return a.nextDue < b.nextDue ? -1 : 1;
  const newer = b.createdAt.getTime() - a.createdAt.getTime();
  if (newer !== 0) return newer;
  return a.id < b.id ? 1 : -1;
}
